// The files that a program or a window of the book finds, in memory. It's behind
// browser_wasi_shim.js, in a worker or in a page.
"use strict";

const { File, Directory, PreopenDirectory } = browserWasiShim;

// What the system calls this in the interface of the programs.
const ERRNO_EXIST = 20;
const ERRNO_INVAL = 28;

// A folder in which nothing is a link, and no new name takes the place of
// another, unless a file is renamed: the shim knows neither.
class Folder extends PreopenDirectory {
  path_readlink(path) {
    const { ret } = this.path_lookup(path, 0);
    return { ret: ret || ERRNO_INVAL, data: null };
  }

  path_link(path, file, isRenamed) {
    const isThere = this.path_lookup(path, 0).inode_obj;
    if (isThere && !isRenamed) return ERRNO_EXIST;
    return super.path_link(path, file, isRenamed);
  }
}

// The folder of these files: their contents by their paths.
const folderOf = (files, name = ".") => {
  const root = new Directory(new Map());
  for (const [path, bytes] of files) {
    const names = path.split("/");
    const last = names.pop();
    names.reduce(subfolder, root).contents.set(last, new File(bytes));
  }
  return new Folder(name, root.contents);
};

const subfolder = ({ contents }, name) => {
  if (!contents.has(name)) contents.set(name, new Directory(new Map()));
  return contents.get(name);
};

const filesOf = (contents, before = "") => [...contents].flatMap(([name, entry]) =>
  entry instanceof Directory
    ? filesOf(entry.contents, `${before}${name}/`)
    : [[before + name, entry.data]]);

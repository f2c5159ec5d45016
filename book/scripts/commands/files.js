// @ts-check
// The in-memory file system of programs and windows. It stands behind
// browser_wasi_shim.js, in a worker or in a page.
"use strict";

const { File: WasiFile, Directory, PreopenDirectory } = browserWasiShim;

// Error numbers of WASI.
const ERRNO_EXIST = 20;
const ERRNO_INVAL = 28;

// A folder without links, in which only renaming replaces a file. The shim implements
// neither.
class Folder extends PreopenDirectory {
  constructor(name, contents) {
    super(name, contents);
  }

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

/** Returns a folder with these files.
 * @param {Iterable<[string, Uint8Array]>} files */
const folderOf = (files, name = ".") => {
  const root = new Directory(new Map());
  for (const [path, bytes] of files) {
    const names = path.split("/");
    const last = names.pop();
    names.reduce(subfolder, root).contents.set(last, new WasiFile(bytes));
  }
  return new Folder(name, root.contents);
};

const subfolder = ({ contents }, name) => {
  if (!contents.has(name)) contents.set(name, new Directory(new Map()));
  return contents.get(name);
};

/** Returns the paths and contents of all files in a directory.
 * @returns {[string, Uint8Array][]} */
const filesOf = (contents, prefix = "") => [...contents].flatMap(([name, entry]) =>
  entry instanceof Directory
    ? filesOf(entry.contents, `${prefix}${name}/`)
    : [[prefix + name, entry.data]]);

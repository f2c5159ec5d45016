// The title of a column sorts the table by it; once more, and it's turned around.
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.tHead.rows[0].cells];
  const body = table.tBodies[0];
  const compare = (one, other) =>
    one - other || one.localeCompare(other, undefined, { numeric: true });

  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.textContent = head.textContent;
    button.addEventListener("click", () => {
      const turned = head.ariaSort === "ascending";
      for (const other of heads) other.removeAttribute("aria-sort");
      head.ariaSort = turned ? "descending" : "ascending";
      const text = (row) => row.cells[column].textContent.trim();
      const rows = [...body.rows].sort((one, other) => compare(text(one), text(other)));
      body.append(...(turned ? rows.reverse() : rows));
    });
    head.replaceChildren(button);
  });
}

// Makes tables sortable: a click on a column's title sorts by that column, and another
// click reverses the order.
for (const table of document.querySelectorAll("table.sortable")) {
  const headers = [...table.tHead.rows[0].cells];
  const body = table.tBodies[0];
  const compare = (a, b) => a - b || a.localeCompare(b, undefined, { numeric: true });

  headers.forEach((header, column) => {
    const button = document.createElement("button");
    button.textContent = header.textContent;
    button.addEventListener("click", () => {
      const descending = header.ariaSort === "ascending";
      for (const other of headers) other.removeAttribute("aria-sort");
      header.ariaSort = descending ? "descending" : "ascending";
      const text = (row) => row.cells[column].textContent.trim();
      const rows = [...body.rows].sort((a, b) => compare(text(a), text(b)));
      body.append(...(descending ? rows.reverse() : rows));
    });
    header.replaceChildren(button);
  });
}

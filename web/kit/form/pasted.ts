/** What an office program writes before the text of a list entry. */
const MARKER = /^[\s\u00a0]*(?:[·•●○■□◆▪➢✓o-]|\(?\d{1,3}[.、)）]|[a-zA-Z][.)])[\s\u00a0]*/;
const NUMBERED = /^[\s\u00a0]*\(?(?:\d|[a-zA-Z][.)])/;
const HEADINGS: Readonly<Record<string, string>> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' };

/** What stands in one element, moved into another. */
function moved(from: Node, to: Node): void {
  while (from.firstChild) to.appendChild(from.firstChild);
}

/** The entries of a list that a text program keeps as paragraphs, as lists. */
function listed(page: Document): void {
  for (const entry of page.querySelectorAll('p[style*="mso-list"], p[class*="MsoListParagraph"]')) {
    const kind = NUMBERED.test(entry.textContent ?? '') ? 'ol' : 'ul';
    for (const mark of entry.querySelectorAll('[style*="mso-list"]')) mark.remove();
    const first = entry.firstChild;
    if (first?.nodeType === Node.TEXT_NODE) first.textContent = (first.textContent ?? '').replace(MARKER, '');
    const before = entry.previousElementSibling;
    const list = before?.localName === kind ? before : page.createElement(kind);
    if (list !== before) entry.parentNode?.insertBefore(list, entry);
    const item = page.createElement('li');
    moved(entry, item);
    list.appendChild(item);
    entry.remove();
  }
}

/** The editor knows no tables: each row becomes a line, its cells kept apart. */
function withoutTables(page: Document): void {
  for (const table of page.querySelectorAll('table')) {
    const lines = [...table.rows].map((row) => {
      const line = page.createElement('p');
      line.textContent = [...row.cells].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()).join(' | ');
      return line;
    });
    table.replaceWith(...lines);
  }
}

/**
 * HTML from elsewhere (the clipboard of an office program, a text written outside the editor) in the elements that the
 * editor has, so that headings, lists and the cells of tables are not run together.
 */
export function editableHtml(html: string): string {
  if (!/<(?:h[1456]|table)\b|mso-/i.test(html)) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  listed(page);
  withoutTables(page);
  for (const heading of page.querySelectorAll(Object.keys(HEADINGS).join(','))) {
    const other = page.createElement(HEADINGS[heading.tagName] ?? 'h3');
    moved(heading, other);
    heading.replaceWith(other);
  }
  return page.body.innerHTML;
}

/** The words of a rich text, for where there is room for a line or two. */
export function plainOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

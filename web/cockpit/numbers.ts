/** A number with its thousands apart. */
export const grouped = (n: number): string => n.toLocaleString('en');

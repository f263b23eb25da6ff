/** Whether two values that JSON can hold say the same, their fields in one order. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

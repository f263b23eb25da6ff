/** The month above a picker's days; what the library puts together itself has the year behind the month in Chinese too. */
export const monthHeading = (lang: 'zh' | 'en'): { format?: string } => (lang === 'zh' ? { format: 'YYYY年M月' } : {});

/** What a notice's text may name; blank where the notice does not say it. */
export interface NoticeWords {
  name: string;
  days: number;
  count: number;
  threads: number;
  failed: number;
  /** Label of audit_status, and of a deal's step. */
  status: string;
  state: string;
  opinion: string;
  /** Who passed it on. */
  from: string;
  content: string;
  code: string;
  /** Authorities, with commas between them. */
  added: string;
  removed: string;
  inside: boolean;
}

/** The item of a notice in Chinese, by its name where it has one. */
export const itemZh = (name: string): string => (name ? `“${name}”` : '您的内容');

/** The same in English. */
export const itemEn = (name: string): string => (name ? `“${name}”` : 'your item');

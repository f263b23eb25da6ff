/** An answer as it is kept. */
export interface KeptAnswer {
  key: string;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  type: string;
  status: 200 | 404;
  headers: Record<string, string>;
  /** Since when this isolate keeps it, in milliseconds. */
  at: number;
  /** When it was made, here or elsewhere in the data centre. */
  made: number;
  /** The stamp of what visitors are shown, read before it was made; undefined where nobody read it. */
  stamp?: number;
}

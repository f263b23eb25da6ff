/** An answer as it is kept. */
export interface KeptAnswer {
  key: string;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  type: string;
  status: 200 | 404;
  headers: Record<string, string>;
  at: number;
  /** The stamp of what visitors are shown, read before it was made; undefined where nobody read it. */
  stamp?: number;
}

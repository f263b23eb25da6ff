/** An answer as it is kept. */
export interface KeptAnswer {
  key: string;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  type: string;
  status: 200 | 404;
  headers: Record<string, string>;
  at: number;
}

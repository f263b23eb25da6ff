/** A browser that stays signed in. */
export interface Device {
  id: string;
  /** What the browser said of itself. */
  device: string | null;
  add_time: number;
  last_time: number | null;
  current: boolean;
}

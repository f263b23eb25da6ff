/** A star site as its calls answer it (core§7). */
export interface Star {
  id: string;
  name: string;
  area_code: string | null;
  cover: string | null;
  profile: string | null;
  url: string | null;
  sort: number;
  is_open: number;
  build_count: number;
  build_time: number | null;
}

/** One kept item; `card` is null once it is no longer public. */
export interface Favourite {
  item_type: number;
  item_id: string;
  add_time: number;
  gone: boolean;
  card: {
    name: string;
    name_en?: string | null;
    org_name: string | null;
    org_name_en?: string | null;
    cover: string | null;
  } | null;
}

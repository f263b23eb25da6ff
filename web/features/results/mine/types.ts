/** A working version as the own list and the audit list answer it. */
export interface WorkRow {
  chengguo_id: string;
  name: string;
  code: string;
  org_name: string | null;
  unit_name: string | null;
  sub_type: number | null;
  region_name: string | null;
  add_time: number;
  release_time: number | null;
  update_time: number | null;
  audit_status: number;
  audit_opinion: string | null;
  is_public: number;
}

-- What may stand in a hall of the showroom, while it is public: results, demands and products under one shape.

CREATE VIEW exhibit_shown AS
  SELECT 1 AS item_type, p.item_id, p.name, p.cover, p.summary, p.organization_name AS org_name, p.release_time FROM result_publication p
  UNION ALL
  SELECT 2, p.item_id, p.name, p.cover, p.summary, p.organization_name, p.release_time FROM demand_publication p
  UNION ALL
  SELECT 4, c.chanpin_id, c.name, c.cover, substr(coalesce(nullif(c.profile, ''), c.detail_desc, ''), 1, 2000), o.name, c.add_time FROM chanpin c
  LEFT JOIN organization o ON o.organization_id = c.unit AND o.is_delete = 0 AND o.audit_status = 4 AND o.is_shown = 1
  WHERE c.audit_status = 4 AND c.is_delete = 0;

-- The stamp of what visitors are shown of results, demands and news: it grows with every write that changes a list or a detail, whatever door
-- it came through, so that whoever reads it knows whether what is kept still holds (decision 261).

CREATE TRIGGER result_publication_stamp_added AFTER INSERT ON result_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER result_publication_stamp_changed AFTER UPDATE ON result_publication WHEN old.detail IS new.detail OR new.detail ->> '$.stored' IS NULL BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER result_publication_stamp_removed AFTER DELETE ON result_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER demand_publication_stamp_added AFTER INSERT ON demand_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER demand_publication_stamp_changed AFTER UPDATE ON demand_publication WHEN old.detail IS new.detail OR new.detail ->> '$.stored' IS NULL BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER demand_publication_stamp_removed AFTER DELETE ON demand_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER chengguo_stamp_ends AFTER UPDATE OF expire_time ON chengguo WHEN new.expire_time IS NOT old.expire_time BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER xuqiu_stamp_ends AFTER UPDATE OF expire_time ON xuqiu WHEN new.expire_time IS NOT old.expire_time BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER organization_stamp_shown AFTER UPDATE OF verified_time, name, name_en, profile, web_site, provinceName, cityName, countyName ON organization WHEN new.verified_time IS NOT old.verified_time OR new.name IS NOT old.name OR new.name_en IS NOT old.name_en OR new.profile IS NOT old.profile OR new.web_site IS NOT old.web_site OR new.provinceName IS NOT old.provinceName OR new.cityName IS NOT old.cityName OR new.countyName IS NOT old.countyName BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER setting_stamp_changed AFTER UPDATE OF value ON setting WHEN new.value IS NOT old.value BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER news_publication_stamp_added AFTER INSERT ON news_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER news_publication_stamp_changed AFTER UPDATE ON news_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER news_publication_stamp_removed AFTER DELETE ON news_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TABLE search_sound (ch text PRIMARY KEY NOT NULL, sound text NOT NULL) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE search_entry (entry_no integer PRIMARY KEY NOT NULL, kind text NOT NULL, item_id text NOT NULL, name text NOT NULL,
  name_en text DEFAULT '' NOT NULL, body text DEFAULT '' NOT NULL, letters text DEFAULT '' NOT NULL, said text DEFAULT '' NOT NULL,
  sounds text DEFAULT '' NOT NULL, initials text DEFAULT '' NOT NULL, UNIQUE (kind, item_id));
--> statement-breakpoint
CREATE VIRTUAL TABLE search_words USING fts5(name, body, sounds, initials, content='', contentless_delete=1, tokenize="ascii tokenchars '-'");
--> statement-breakpoint
CREATE TRIGGER search_entry_added AFTER INSERT ON search_entry BEGIN
  UPDATE search_entry SET (letters, sounds, initials) = (SELECT coalesce(group_concat(x.c, ''), ''), coalesce(group_concat(s.sound, ' '), ''),
      coalesce(group_concat(iif(x.at < length(new.name), coalesce(substr(s.sound, 1, 1), x.c), ''), ''), '')
      FROM (SELECT h.at, CASE WHEN unicode(h.ch) BETWEEN 65281 AND 65374 THEN lower(char(unicode(h.ch) - 65248)) ELSE lower(h.ch) END AS c FROM (SELECT j.key AS at, substr((new.name || ' ' || new.name_en), j.key + 1, 1) AS ch FROM json_each('[0' || replace(hex(zeroblob(max(0, length((new.name || ' ' || new.name_en)) - 1))), '00', ',0') || ']') j) h) x
      LEFT JOIN search_sound s ON s.ch = x.c WHERE (x.c GLOB '[0-9a-z]' OR unicode(x.c) BETWEEN 192 AND 8191 OR unicode(x.c) BETWEEN 12353 AND 55203 OR unicode(x.c) > 131071)),
    said = iif(new.body = '', '', coalesce((SELECT group_concat(x.c, '') FROM (SELECT CASE WHEN unicode(h.ch) BETWEEN 65281 AND 65374 THEN lower(char(unicode(h.ch) - 65248)) ELSE lower(h.ch) END AS c FROM (SELECT substr(substr(new.body, 1, 1000), j.key + 1, 1) AS ch FROM json_each('[0' || replace(hex(zeroblob(max(0, length(substr(new.body, 1, 1000)) - 1))), '00', ',0') || ']') j) h) x WHERE (x.c GLOB '[0-9a-z]' OR unicode(x.c) BETWEEN 192 AND 8191 OR unicode(x.c) BETWEEN 12353 AND 55203 OR unicode(x.c) > 131071)), '')) WHERE entry_no = new.entry_no;
END;
--> statement-breakpoint
CREATE TRIGGER search_entry_changed AFTER UPDATE OF name, name_en, body ON search_entry
WHEN old.name IS NOT new.name OR old.name_en IS NOT new.name_en OR old.body IS NOT new.body BEGIN
  UPDATE search_entry SET (letters, sounds, initials) = (SELECT coalesce(group_concat(x.c, ''), ''), coalesce(group_concat(s.sound, ' '), ''),
      coalesce(group_concat(iif(x.at < length(new.name), coalesce(substr(s.sound, 1, 1), x.c), ''), ''), '')
      FROM (SELECT h.at, CASE WHEN unicode(h.ch) BETWEEN 65281 AND 65374 THEN lower(char(unicode(h.ch) - 65248)) ELSE lower(h.ch) END AS c FROM (SELECT j.key AS at, substr((new.name || ' ' || new.name_en), j.key + 1, 1) AS ch FROM json_each('[0' || replace(hex(zeroblob(max(0, length((new.name || ' ' || new.name_en)) - 1))), '00', ',0') || ']') j) h) x
      LEFT JOIN search_sound s ON s.ch = x.c WHERE (x.c GLOB '[0-9a-z]' OR unicode(x.c) BETWEEN 192 AND 8191 OR unicode(x.c) BETWEEN 12353 AND 55203 OR unicode(x.c) > 131071)),
    said = iif(new.body = '', '', coalesce((SELECT group_concat(x.c, '') FROM (SELECT CASE WHEN unicode(h.ch) BETWEEN 65281 AND 65374 THEN lower(char(unicode(h.ch) - 65248)) ELSE lower(h.ch) END AS c FROM (SELECT substr(substr(new.body, 1, 1000), j.key + 1, 1) AS ch FROM json_each('[0' || replace(hex(zeroblob(max(0, length(substr(new.body, 1, 1000)) - 1))), '00', ',0') || ']') j) h) x WHERE (x.c GLOB '[0-9a-z]' OR unicode(x.c) BETWEEN 192 AND 8191 OR unicode(x.c) BETWEEN 12353 AND 55203 OR unicode(x.c) > 131071)), '')) WHERE entry_no = new.entry_no;
END;
--> statement-breakpoint
CREATE TRIGGER search_entry_read AFTER UPDATE OF letters, said, sounds, initials ON search_entry BEGIN
  DELETE FROM search_words WHERE rowid = new.entry_no;
  INSERT INTO search_words(rowid, name, body, sounds, initials) VALUES (new.entry_no, (SELECT group_concat(substr(new.letters || '·', j.key + 1, 2), ' ') FROM json_each('[0' || replace(hex(zeroblob(max(0, length(new.letters) - 1))), '00', ',0') || ']') j),
    iif(new.said = '', '', (SELECT group_concat(substr(new.said || '·', j.key + 1, 2), ' ') FROM json_each('[0' || replace(hex(zeroblob(max(0, length(new.said) - 1))), '00', ',0') || ']') j)), new.sounds, (SELECT group_concat(substr(new.initials || '·', j.key + 1, 2), ' ') FROM json_each('[0' || replace(hex(zeroblob(max(0, length(new.initials) - 1))), '00', ',0') || ']') j));
END;
--> statement-breakpoint
CREATE TRIGGER search_entry_removed AFTER DELETE ON search_entry BEGIN DELETE FROM search_words WHERE rowid = old.entry_no; END;
--> statement-breakpoint
CREATE TRIGGER result_publication_entered_search AFTER INSERT ON result_publication BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 1099511627776 AND 2199023255551), 1099511627776),
    'result', new.item_id, new.name, coalesce(new.card ->> '$.name_en', ''), '' WHERE 1
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER result_publication_changed_search AFTER UPDATE OF name, card ON result_publication BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 1099511627776 AND 2199023255551), 1099511627776),
    'result', new.item_id, new.name, coalesce(new.card ->> '$.name_en', ''), '' WHERE 1
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER result_publication_left_search AFTER DELETE ON result_publication BEGIN DELETE FROM search_entry WHERE kind = 'result' AND item_id = old.item_id; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_entered_search AFTER INSERT ON demand_publication BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 2199023255552 AND 3298534883327), 2199023255552),
    'demand', new.item_id, new.name, coalesce(new.card ->> '$.name_en', ''), '' WHERE 1
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_changed_search AFTER UPDATE OF name, card ON demand_publication BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 2199023255552 AND 3298534883327), 2199023255552),
    'demand', new.item_id, new.name, coalesce(new.card ->> '$.name_en', ''), '' WHERE 1
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_left_search AFTER DELETE ON demand_publication BEGIN DELETE FROM search_entry WHERE kind = 'demand' AND item_id = old.item_id; END;
--> statement-breakpoint
CREATE TRIGGER chanpin_entered_search AFTER INSERT ON chanpin BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 4398046511104 AND 5497558138879), 4398046511104),
    'product', new.chanpin_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.org_name, new.summary_en) WHERE new.audit_status = 4 AND new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER chanpin_changed_search AFTER UPDATE OF name, org_name, summary_en, name_en, audit_status, is_delete ON chanpin BEGIN
  DELETE FROM search_entry WHERE kind = 'product' AND item_id = new.chanpin_id AND NOT (new.audit_status = 4 AND new.is_delete = 0);
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 4398046511104 AND 5497558138879), 4398046511104),
    'product', new.chanpin_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.org_name, new.summary_en) WHERE new.audit_status = 4 AND new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER chanpin_left_search AFTER DELETE ON chanpin BEGIN DELETE FROM search_entry WHERE kind = 'product' AND item_id = old.chanpin_id; END;
--> statement-breakpoint
CREATE TRIGGER xiangmu_entered_search AFTER INSERT ON xiangmu BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 5497558138880 AND 6597069766655), 5497558138880),
    'project', new.xiangmu_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.org_name, new.region_name, new.summary_en) WHERE new.audit_status = 4 AND new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER xiangmu_changed_search AFTER UPDATE OF name, org_name, region_name, summary_en, name_en, audit_status, is_delete ON xiangmu BEGIN
  DELETE FROM search_entry WHERE kind = 'project' AND item_id = new.xiangmu_id AND NOT (new.audit_status = 4 AND new.is_delete = 0);
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 5497558138880 AND 6597069766655), 5497558138880),
    'project', new.xiangmu_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.org_name, new.region_name, new.summary_en) WHERE new.audit_status = 4 AND new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER xiangmu_left_search AFTER DELETE ON xiangmu BEGIN DELETE FROM search_entry WHERE kind = 'project' AND item_id = old.xiangmu_id; END;
--> statement-breakpoint
CREATE TRIGGER zhuanjia_entered_search AFTER INSERT ON zhuanjia BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 6597069766656 AND 7696581394431), 6597069766656),
    'expert', new.expert_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.qualification, new.direction, new.direction_en, new.org_name) WHERE new.audit_status = 4 AND new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER zhuanjia_changed_search AFTER UPDATE OF name, qualification, direction, direction_en, org_name, name_en, audit_status, is_delete ON zhuanjia BEGIN
  DELETE FROM search_entry WHERE kind = 'expert' AND item_id = new.expert_id AND NOT (new.audit_status = 4 AND new.is_delete = 0);
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 6597069766656 AND 7696581394431), 6597069766656),
    'expert', new.expert_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.qualification, new.direction, new.direction_en, new.org_name) WHERE new.audit_status = 4 AND new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER zhuanjia_left_search AFTER DELETE ON zhuanjia BEGIN DELETE FROM search_entry WHERE kind = 'expert' AND item_id = old.expert_id; END;
--> statement-breakpoint
CREATE TRIGGER yuanqu_entered_search AFTER INSERT ON yuanqu BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 7696581394432 AND 8796093022207), 7696581394432),
    'park', new.yuanqu_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.address) WHERE new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER yuanqu_changed_search AFTER UPDATE OF name, address, name_en, is_delete ON yuanqu BEGIN
  DELETE FROM search_entry WHERE kind = 'park' AND item_id = new.yuanqu_id AND NOT (new.is_delete = 0);
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 7696581394432 AND 8796093022207), 7696581394432),
    'park', new.yuanqu_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.address) WHERE new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER yuanqu_left_search AFTER DELETE ON yuanqu BEGIN DELETE FROM search_entry WHERE kind = 'park' AND item_id = old.yuanqu_id; END;
--> statement-breakpoint
CREATE TRIGGER news_publication_entered_search AFTER INSERT ON news_publication BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 8796093022208 AND 9895604649983), 8796093022208),
    'news', new.id, new.title, coalesce(new.title_en, ''), concat_ws(' ', new.summary, new.summary_en, new.source) WHERE new.is_past = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER news_publication_changed_search AFTER UPDATE OF title, summary, summary_en, source, title_en, is_past ON news_publication BEGIN
  DELETE FROM search_entry WHERE kind = 'news' AND item_id = new.id AND NOT (new.is_past = 0);
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 8796093022208 AND 9895604649983), 8796093022208),
    'news', new.id, new.title, coalesce(new.title_en, ''), concat_ws(' ', new.summary, new.summary_en, new.source) WHERE new.is_past = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER news_publication_left_search AFTER DELETE ON news_publication BEGIN DELETE FROM search_entry WHERE kind = 'news' AND item_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER scope_entered_search AFTER INSERT ON scope BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 10995116277760 AND 12094627905535), 10995116277760),
    'field', new.id, new.name, coalesce(new.name_en, ''), '' WHERE new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER scope_changed_search AFTER UPDATE OF name, name_en, is_delete ON scope BEGIN
  DELETE FROM search_entry WHERE kind = 'field' AND item_id = new.id AND NOT (new.is_delete = 0);
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 10995116277760 AND 12094627905535), 10995116277760),
    'field', new.id, new.name, coalesce(new.name_en, ''), '' WHERE new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER scope_left_search AFTER DELETE ON scope BEGIN DELETE FROM search_entry WHERE kind = 'field' AND item_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER course_entered_search AFTER INSERT ON course BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 9895604649984 AND 10995116277759), 9895604649984),
    'course', new.id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.mainTeacher, new.orgName, new.address) WHERE new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER course_changed_search AFTER UPDATE OF name, mainTeacher, orgName, address, name_en, is_delete ON course BEGIN
  DELETE FROM search_entry WHERE kind = 'course' AND item_id = new.id AND NOT (new.is_delete = 0);
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 9895604649984 AND 10995116277759), 9895604649984),
    'course', new.id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.mainTeacher, new.orgName, new.address) WHERE new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER course_left_search AFTER DELETE ON course BEGIN DELETE FROM search_entry WHERE kind = 'course' AND item_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER organization_listing_entered_search AFTER INSERT ON organization_listing BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 3298534883328 AND 4398046511103), 3298534883328),
    'organization', o.organization_id, o.name, coalesce(o.name_en, ''), coalesce(o.business_direction, '') FROM organization_listing l JOIN organization o ON o.organization_id = l.organization_id
    WHERE l.organization_id = new.organization_id
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER organization_changed_search AFTER UPDATE OF name, name_en, business_direction ON organization BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 3298534883328 AND 4398046511103), 3298534883328),
    'organization', o.organization_id, o.name, coalesce(o.name_en, ''), coalesce(o.business_direction, '') FROM organization_listing l JOIN organization o ON o.organization_id = l.organization_id
    WHERE l.organization_id = new.organization_id
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;
--> statement-breakpoint
CREATE TRIGGER organization_listing_left_search AFTER DELETE ON organization_listing BEGIN DELETE FROM search_entry WHERE kind = 'organization' AND item_id = old.organization_id; END;
--> statement-breakpoint
INSERT INTO search_sound(ch, sound) SELECT DISTINCT substr(m.value, j.key + 1, 1), m.key FROM json_each('{"a":"啊阿锕","ai":"埃挨哎唉哀皑癌蔼矮艾碍爱隘捱嗳嗌嫒瑷暧砹锿霭","an":"鞍氨安俺按暗岸胺案谙埯揞犴庵桉铵鹌黯","ang":"肮昂盎","ao":"凹敖熬翱袄傲奥懊澳坳拗嗷岙廒遨媪骜獒聱螯鏊鳌鏖","ba":"芭捌扒叭吧笆八疤巴拔跋靶把耙坝霸罢爸茇菝岜灞钯粑鲅魃","bai":"白柏百摆佰败拜稗捭掰","ban":"斑班搬扳般颁板版扮拌伴瓣半办绊阪坂钣瘢癍舨","bang":"邦帮梆榜膀绑棒磅蚌镑傍谤蒡浜","bao":"苞胞包褒雹保堡饱宝抱报暴豹鲍爆勹葆孢煲鸨褓趵龅","bei":"杯碑悲卑北辈背贝钡倍狈备惫焙被孛邶蓓呗悖碚鹎褙鐾鞴","ben":"奔苯本笨畚坌贲锛","beng":"崩绷甭泵蹦迸嘣甏","bi":"逼鼻比鄙笔彼碧蓖蔽毕毙毖币庇痹闭敝弊必壁臂避陛匕俾芘荜荸萆薜吡哔狴庳愎滗濞弼妣婢嬖璧畀铋秕裨筚箅篦舭襞跸髀","bian":"鞭边编贬扁便变卞辨辩辫遍匾弁苄忭汴缏煸砭碥窆褊蝙笾鳊","biao":"标彪膘表婊骠杓飑飙飚灬镖镳瘭裱鳔髟","bie":"鳖憋","bin":"彬斌濒滨宾摈傧豳缤玢槟殡膑镔髌鬓","bing":"兵冰柄丙秉饼炳病并禀冫邴摒","bo":"剥薄玻菠播拨钵波博勃搏铂箔伯帛舶脖膊渤驳卜亳蕃啵饽檗擘礴钹鹁簸跛踣","bu":"捕哺补埠不布步簿部怖埔卟逋瓿晡钚钸醭","ca":"擦嚓礤","cai":"猜裁材才财睬踩采彩菜蔡","can":"餐参蚕残惭惨灿骖璨粲黪","cang":"苍舱仓沧藏伧","cao":"操糙槽曹草艹嘈漕螬艚","ce":"厕策侧册测恻","cen":"岑涔","ceng":"层蹭噌","cha":"插叉茬茶查碴搽察岔差诧猹馇汊姹杈槎檫锸镲衩","chai":"拆柴豺侪钗瘥虿","chan":"搀掺蝉馋谗缠铲产阐颤冁谄蒇廛忏潺澶孱羼婵骣觇禅镡蟾躔","chang":"昌猖场尝常长偿肠厂敞畅唱倡伥鬯苌菖徜怅惝阊娼嫦昶氅鲳","chao":"超抄钞朝嘲潮巢吵炒怊晁焯耖","che":"车扯撤掣彻澈坼屮砗","chen":"郴臣辰尘晨忱沉陈趁衬谌谶抻嗔宸琛榇碜龀","cheng":"撑称城橙成呈乘程惩澄诚承逞骋秤丞埕枨柽晟塍瞠铖裎蛏酲","chi":"吃痴持池迟弛驰耻齿侈尺赤翅斥炽傺墀茌叱哧啻嗤彳饬媸敕眵鸱瘛褫蚩螭笞篪豉踟魑","chong":"充冲虫崇宠茺忡憧铳舂艟","chou":"抽酬畴踌稠愁筹仇绸瞅丑臭俦帱惆瘳雠","chu":"初出橱厨躇锄雏滁除楚础储矗搐触处亍刍怵憷绌杵楮樗褚蜍蹰黜","chuai":"揣搋啜膪踹","chuan":"川穿椽传船喘串舛遄巛氚钏舡","chuang":"疮窗幢床闯创怆","chui":"吹炊捶锤垂陲棰槌","chun":"春椿醇唇淳纯蠢莼鹑蝽","chuo":"戳绰辶辍踔龊","ci":"疵茨磁雌辞慈瓷词此刺赐次伺茈呲祠鹚糍","cong":"聪葱囱匆从丛苁淙骢琮璁枞","cou":"凑辏腠","cu":"粗醋簇促蔟徂猝殂蹙蹴","cuan":"蹿篡窜汆撺爨镩","cui":"摧崔催脆瘁粹淬翠萃啐悴璀榱毳","cun":"村存寸忖皴","cuo":"磋撮搓措挫错厝嵯脞锉矬痤鹾蹉","da":"搭达答瘩打大耷哒嗒怛妲沓褡笪靼鞑","dai":"呆歹傣戴带殆代贷袋待逮怠埭甙呔岱迨骀绐玳黛","dan":"耽担丹单郸掸胆旦氮但惮淡诞弹蛋儋萏啖澹殚赕眈疸瘅聃箪","dang":"当挡党荡档谠凼菪宕砀铛裆","dao":"刀捣蹈倒岛祷导到稻悼道盗刂叨忉氘纛","de":"德得的锝","deng":"蹬灯登等瞪凳邓噔嶝戥磴镫簦","di":"堤低滴迪敌笛狄涤翟嫡抵底地蒂第帝弟递缔氐籴诋谛邸坻荻嘀娣柢棣觌砥碲睇镝羝骶","dia":"嗲","dian":"颠掂滇碘点典靛垫电佃甸店惦奠淀殿阽坫巅玷钿癜癫簟踮","diao":"碉叼雕凋刁掉吊钓铞铫貂鲷","die":"跌爹碟蝶迭谍叠垤堞揲喋牒瓞耋蹀鲽","ding":"丁盯叮钉顶鼎锭定订仃啶玎腚碇疔耵酊","diu":"丢铥","dong":"东冬董懂动栋侗恫冻洞垌咚岽峒氡胨胴硐鸫","dou":"兜抖斗陡豆逗痘蔸钭窦蚪篼","du":"都督毒犊独读堵睹赌杜镀肚度渡妒芏嘟渎椟牍蠹笃髑黩","duan":"端短锻段断缎堆兑队对椴煅怼憝碓簖","dun":"墩吨蹲敦顿囤钝盾遁沌炖砘礅盹镦趸","duo":"掇哆多夺垛躲朵跺舵剁惰堕咄哚缍铎裰踱","e":"蛾峨鹅俄额讹娥恶厄扼遏鄂饿噩谔垩苊莪萼呃愕屙婀轭腭锇锷鹗颚鳄","ei":"诶","en":"恩蒽摁","er":"而儿耳尔饵洱二贰迩珥铒鸸鲕","fa":"发罚筏伐乏阀法珐垡砝","fan":"藩帆番翻樊矾钒繁凡烦反返范贩犯饭泛蘩幡梵燔畈蹯","fang":"坊芳方肪房防妨仿访纺放匚邡枋钫舫鲂","fei":"菲非啡飞肥匪诽吠肺废沸费芾狒悱淝妃绯榧腓斐扉镄痱蜚篚翡霏鲱","fen":"芬酚吩氛分纷坟焚汾粉奋份忿愤粪偾瀵棼鲼鼢","feng":"丰封枫蜂峰锋风疯烽逢冯缝讽奉凤俸酆葑唪沣砜","fou":"否夫缶","fu":"佛敷肤孵扶拂辐幅氟符伏俘服浮涪福袱弗甫抚辅俯釜斧腑府腐赴副覆赋复傅付阜父腹负富讣附妇缚咐匐凫阝郛芙苻茯莩菔拊呋呒幞怫滏艴孚驸绂绋桴赙祓砩黻黼罘稃馥蚨蜉蝠蝮麸趺跗鲋鳆","ga":"噶嘎尬尕尜旮钆","gai":"该改概钙盖溉丐陔垓戤赅","gan":"干甘杆柑竿肝赶感秆敢赣坩苷尴擀泔淦澉绀橄旰矸疳酐","gang":"冈刚钢缸肛纲岗港杠戆罡筻","gao":"篙皋高膏羔糕搞镐稿告睾诰郜藁缟槔槁杲锆","ge":"哥歌搁戈鸽胳疙割革葛格阁隔铬个各咯鬲仡哿圪塥嗝搿膈硌镉袼虼舸骼","gei":"给","gen":"根跟亘茛哏艮","geng":"耕更庚羹埂耿梗哽赓绠鲠","gong":"工攻功恭龚供躬公宫弓巩汞拱贡共廾珙肱蚣觥","gou":"钩勾沟苟狗垢构购够佝诟岣遘媾缑枸觏彀笱篝鞲","gu":"辜菇咕箍估沽孤姑鼓古蛊骨谷股故顾固雇嘏诂菰呱崮汩梏轱牯牿臌毂瞽罟钴锢鸪鹄痼蛄酤觚鲴鹘","gua":"刮瓜剐寡挂褂卦诖栝胍鸹","guai":"乖拐怪掴","guan":"棺关官冠观管馆罐惯灌贯倌莞掼涫盥鹳鳏","guang":"光广逛咣犷桄胱","gui":"瑰规圭硅归龟闺轨鬼诡癸桂柜跪贵刽匦刿庋宄妫桧晷皈簋鲑鳜","gun":"辊滚棍丨衮绲磙鲧","guo":"锅郭国果裹过馘埚呙帼崞猓椁虢聒蜾蝈","ha":"蛤哈铪","hai":"骸孩海氦亥害骇还咳嗨胲醢","han":"酣憨邯韩含涵寒函喊罕翰撼捍旱憾悍焊汗汉邗菡撖瀚晗焓顸颔蚶鼾","hang":"夯杭航行沆绗颃","hao":"壕嚎豪毫郝好耗号浩貉蒿薅嗥嚆濠灏昊皓颢蚝","he":"呵喝荷菏核禾和何合盒阂河涸赫褐鹤贺诃劾壑嗬阖纥曷盍颌蚵翮","hei":"嘿黑","hen":"痕很狠恨","heng":"哼亨横衡恒蘅珩桁","hong":"轰哄烘虹鸿洪宏弘红黉訇讧荭蕻薨闳泓","hou":"喉侯猴吼厚候后乎堠後逅瘊篌糇鲎骺","hu":"呼忽瑚壶葫胡蝴狐糊湖弧虎唬护互沪户冱唿囫岵猢怙惚浒滹琥槲轷觳烀煳戽扈祜瓠鹕鹱虍笏醐斛","hua":"花哗华猾滑画划化话骅桦砉铧","huai":"槐徊怀淮坏欢踝","huan":"环桓缓换患唤痪豢焕涣宦幻郇奂萑擐圜獾洹浣漶寰逭缳锾鲩鬟","huang":"荒慌黄磺蝗簧皇凰惶煌晃幌恍谎隍徨湟潢遑璜肓癀蟥篁鳇","hui":"灰挥辉徽恢蛔回毁悔慧卉惠晦贿秽会烩汇讳诲绘诙茴荟蕙咴哕喙隳洄浍彗缋晖恚虺蟪麾","hun":"荤昏婚魂浑混诨馄阍溷珲","huo":"豁活伙火获或惑霍货祸劐藿攉嚯夥钬锪镬耠蠖","ji":"击圾基机畸稽积箕肌饥迹激讥鸡姬绩缉吉极棘辑籍集及急疾汲即嫉级挤几脊己蓟技冀季伎祭剂悸济寄寂计记既忌际妓继纪藉丌亟乩剞佶偈墼芨芰荠蒺蕺掎叽咭哜唧岌嵴洎彐屐骥畿玑楫殛戟戢赍觊犄齑矶羁嵇稷瘠虮笈笄暨跻跽霁鲚鲫髻麂","jia":"嘉枷夹佳家加荚颊贾甲钾假稼价架驾嫁茄伽郏葭岬浃迦珈戛胛恝铗镓痂瘕蛱笳袈跏","jian":"歼监坚尖笺间煎兼肩艰奸缄茧检柬碱硷拣捡简俭剪减荐鉴践贱见键箭件健舰剑饯渐溅涧建僭谏谫菅蒹搛囝湔蹇謇缣枧楗戋戬牮犍毽腱睑锏鹣裥笕翦趼踺鲣鞯","jiang":"僵姜将浆江疆蒋桨奖讲匠酱降茳洚绛缰犟礓耩糨豇","jiao":"蕉椒礁焦胶交郊浇骄娇搅铰矫侥脚狡角饺缴绞剿教酵轿较叫窖佼僬艽茭挢噍峤徼湫姣敫皎鹪蛟醮跤鲛","jie":"揭接皆秸街阶截劫节桔杰捷睫竭洁结解姐戒芥界借介疥诫届讦诘卩拮喈嗟婕孑桀碣疖颉蚧羯鲒骱","jin":"巾筋斤金今津襟紧锦仅谨进靳晋禁近烬浸尽劲卺荩堇噤馑廑妗缙瑾槿赆觐钅衿矜","jing":"荆兢茎睛晶鲸京惊精粳经井警景颈静境敬镜径痉靖竟竞净刭儆阱菁獍憬泾迳弪婧肼胫腈旌靓","jiong":"炯窘冂迥炅扃","jiu":"揪究纠玖韭久灸九酒厩救旧臼舅咎就疚僦啾阄柩桕鸠鹫赳鬏","ju":"鞠拘狙疽居驹菊局咀矩举沮聚拒据巨具距踞锯俱句惧炬剧倨讵苣苴莒掬遽屦琚椐榘榉橘犋飓钜锔窭裾趄醵踽龃雎鞫","juan":"捐鹃娟倦眷卷绢鄄狷涓桊蠲锩镌隽","jue":"嚼撅攫抉掘倔爵觉决诀绝厥劂谲矍蕨噘崛獗孓珏桷橛爝镢蹶觖","jun":"均菌钧军君峻俊竣浚郡骏捃皲麇","ka":"喀咖卡佧咔胩","kai":"开揩楷凯慨剀垲蒈忾恺铠锎锴","kan":"槛刊堪勘坎砍看侃莰阚戡龛瞰","kang":"康慷糠扛抗亢炕伉闶钪","kao":"考拷烤靠尻栲犒铐","ke":"坷苛柯棵磕颗科壳可渴克刻客课嗑岢恪溘骒缂珂轲氪瞌钶锞稞疴窠颏蝌髁","ken":"肯啃垦恳裉","keng":"坑吭铿","kong":"空恐孔控倥崆箜","kou":"抠口扣寇芤蔻叩眍筘","ku":"枯哭窟苦酷库裤刳堀喾绔骷","kua":"夸垮挎跨胯侉","kuai":"块筷侩快蒯郐哙狯脍","kuan":"宽款髋","kuang":"匡筐狂框矿眶旷况诓诳邝圹夼哐纩贶","kui":"亏盔岿窥葵奎魁傀馈愧溃馗匮夔蒉揆喹喟悝愦逵暌睽聩蝰篑跬","kun":"坤昆捆困悃阃琨锟醌鲲髡","kuo":"括扩廓阔蛞","la":"垃拉喇蜡腊辣啦剌邋旯砬瘌","lai":"莱来赖崃徕涞濑赉睐铼癞籁","lan":"蓝婪栏拦篮阑兰澜谰揽览懒缆烂滥岚漤榄斓罱镧褴","lang":"琅榔狼廊郎朗浪莨蒗啷阆锒稂螂","lao":"捞劳牢老佬姥酪烙涝唠崂栳铑铹痨耢醪","le":"乐了仂叻泐鳓","lei":"勒雷镭蕾磊累儡垒擂肋类泪羸诔嘞嫘缧檑耒酹","leng":"棱楞冷哩塄愣","li":"厘梨犁黎篱狸离漓理李里鲤礼莉荔吏栗丽厉励砾历利傈例俐痢立粒沥隶力璃俪俚郦坜苈莅蓠藜呖唳喱猁溧澧逦娌嫠骊缡枥栎轹戾砺詈罹锂鹂疠疬蛎蜊蠡笠篥粝醴跞雳鲡鳢黧","lia":"俩","lian":"联莲连镰廉怜涟帘敛脸链恋炼练蔹奁潋濂琏楝殓臁裢裣蠊鲢","liang":"粮凉梁粱良两辆量晾亮谅墚椋踉魉","liao":"撩聊僚疗燎寥辽潦撂镣廖料蓼尥咧嘹獠寮缭钌鹩","lie":"列裂烈劣猎冽埒捩洌趔躐鬣","lin":"琳林磷霖临邻鳞淋凛赁吝拎伶蔺啉嶙廪懔遴檩辚膦瞵粼躏麟","ling":"玲菱零龄铃羚凌灵陵岭领另令酃苓呤囹泠绫柃棂瓴聆蛉翎鲮","liu":"溜琉榴硫馏留刘瘤流柳六浏遛骝绺旒熘锍镏鹨鎏","long":"龙聋咙笼窿隆垄拢陇垅茏泷珑栊胧砻癃","lou":"楼娄搂篓漏陋偻蒌喽嵝镂瘘耧蝼髅","lu":"芦卢颅庐炉掳卤虏鲁麓碌露路赂鹿潞禄录陆戮垆撸噜泸渌漉逯璐栌橹轳辂辘氇胪镥鸬鹭簏舻鲈","luan":"峦挛孪滦卵乱掠略脔娈栾鸾銮","lun":"抡轮伦仑沦纶论囵","luo":"萝螺罗逻锣箩骡裸落洛骆络倮蠃荦摞猡泺漯珞椤脶镙瘰雒","lv":"驴吕铝侣旅履屡缕虑氯律率滤绿捋闾榈膂稆褛","lve":"锊","ma":"妈麻玛码蚂马骂嘛吗犸杩蟆","mai":"埋买麦卖迈脉劢荬唛霾","man":"瞒馒蛮满蔓曼慢漫谩墁幔缦熳镘颟螨鳗鞔","mang":"芒茫盲氓忙莽邙漭硭蟒","mao":"猫茅锚毛矛铆卯茂冒帽貌贸袤茆峁泖瑁昴牦耄旄懋瞀蝥蟊髦","me":"么","mei":"玫枚梅酶霉煤没眉媒镁每美昧寐妹媚莓嵋猸浼湄楣镅鹛袂魅","men":"门闷们扪焖懑钔","meng":"萌蒙檬盟锰猛梦孟勐甍瞢懵朦礞虻蜢蠓艋艨","mi":"眯醚靡糜迷谜弥米秘觅泌蜜密幂芈冖谧蘼咪嘧猕汨宓弭脒祢敉糸縻麋","mian":"棉眠绵冕免勉娩缅面沔渑湎宀腼眄","miao":"苗描瞄藐秒渺庙妙喵邈缈杪淼眇鹋","mie":"蔑灭乜咩蠛篾","min":"民抿皿敏悯闽苠岷闵泯缗珉愍黾鳘","ming":"明螟鸣铭名命冥茗溟暝瞑酩","miu":"谬","mo":"摸摹蘑模膜磨摩魔抹末莫墨默沫漠寞陌谟茉蓦馍嫫嬷殁镆秣瘼耱貊貘麽","mou":"谋牟某侔哞缪眸蛑鍪","mu":"拇牡亩姆母墓暮幕募慕木目睦牧穆仫坶苜沐毪钼","na":"拿哪呐钠那娜纳捺肭镎衲","nai":"氖乃奶耐奈鼐佴艿萘柰","nan":"南男难喃囡楠腩蝻赧","nang":"囊攮囔馕曩","nao":"挠脑恼闹淖孬垴呶猱瑙硇铙蛲","ne":"呢讷疒","nei":"馁内","nen":"嫩恁","neng":"能嗯","ni":"妮霓倪泥尼拟你匿腻逆溺伲坭猊怩昵旎睨铌鲵","nian":"蔫拈年碾撵捻念娘廿埝辇黏鲇鲶","niang":"酿","niao":"鸟尿茑嬲脲袅","nie":"捏聂孽啮镊镍涅陧蘖嗫颞臬蹑","nin":"您","ning":"柠狞凝宁拧泞佞咛甯聍","niu":"牛扭钮纽狃忸妞","nong":"脓浓农弄侬哝","nou":"耨","nu":"奴努怒弩胬孥驽","nuan":"暖","nuo":"挪懦糯诺傩搦喏锘","nv":"女恧钕衄","nve":"虐疟","o":"哦喔噢","ou":"欧鸥殴藕呕偶沤讴怄瓯耦","pa":"啪趴爬帕怕琶葩杷筢","pai":"拍排牌徘湃派俳蒎哌","pan":"攀潘盘磐盼畔判叛拚爿泮袢襻蟠蹒","pang":"乓庞旁耪胖彷滂逄螃","pao":"抛咆刨炮袍跑泡匏狍庖脬疱","pei":"呸胚培裴赔陪配佩沛辔帔旆锫醅霈","pen":"喷盆湓","peng":"砰抨烹澎彭蓬棚硼篷膨朋鹏捧碰堋嘭怦蟛","pi":"辟坯砒霹批披劈琵毗啤脾疲皮匹痞僻屁譬丕仳陂陴邳郫圮埤鼙擗噼庀淠媲纰枇甓睥罴铍癖疋蚍蜱貔","pian":"篇偏片骗谝骈犏胼翩蹁","piao":"飘漂瓢票剽嘌嫖缥殍瞟螵","pie":"撇瞥丿苤氕","pin":"拼频贫品聘姘嫔榀牝颦","ping":"乒坪苹萍平凭瓶评屏俜娉枰鲆","po":"泊坡泼颇婆破魄迫粕叵鄱珀钋钷皤笸","pou":"剖裒掊","pu":"脯扑铺仆莆葡菩蒲朴圃普浦谱曝瀑匍噗溥濮璞攴氆攵镤镨蹼","qi":"期欺栖戚妻七凄漆柒沏其棋奇歧畦崎脐齐旗祈祁骑起岂乞企启契砌器气迄弃汽泣讫亓俟圻芑芪萁萋葺蕲嘁屺岐汔淇骐绮琪琦杞桤槭耆欹祺憩碛颀蛴蜞綦蹊鳍麒","qia":"掐恰洽葜袷髂","qian":"牵扦钎铅千迁签仟谦乾黔钱钳前潜遣浅谴堑嵌欠歉倩佥阡凵芊芡茜掮岍悭慊骞搴褰缱椠肷愆钤虔箝","qiang":"枪呛腔羌墙蔷强抢悄丬戕嫱樯戗炝硗锖锵镪襁蜣羟跄","qiao":"橇锹敲桥瞧乔侨巧鞘撬翘峭俏窍切且怯窃劁诮谯郄荞惬愀憔妾缲樵挈锲箧跷鞒","qie":"别瘪蹩","qin":"钦侵亲秦琴勤芹擒禽寝沁芩揿吣嗪噙溱檎锓螓衾","qing":"青轻氢倾卿清擎晴氰情顷请庆苘圊檠磬蜻罄箐綮謦鲭黥","qiong":"琼穷邛茕穹蛩筇跫銎","qiu":"秋丘邱球求囚酋泅俅巯犰逑遒楸赇虬蚯蝤裘糗鳅鼽","qu":"趋区蛆曲躯屈驱渠取娶龋趣去诎劬蕖蘧岖衢阒璩觑氍朐祛磲鸲癯蛐蠼麴瞿黢","quan":"圈颧权醛泉全痊拳犬券劝炔诠荃犭悛绻辁畎铨蜷筌鬈","que":"缺瘸却鹊榷确雀阕阙悫","qun":"裙群逡","ran":"然燃冉染苒蚺髯","rang":"瓤壤攘嚷让禳穰","rao":"饶扰绕荛娆桡","re":"惹热","ren":"壬仁人忍韧任认刃妊纫亻仞荏葚饪轫稔衽","reng":"扔仍","ri":"日戎绒狨肜","rong":"茸蓉荣融熔溶容冗嵘榕蝾","rou":"揉柔肉糅蹂鞣","ru":"茹蠕儒孺如辱乳汝入褥蓐薷嚅洳溽濡缛铷襦颥","ruan":"软阮朊","rui":"蕊瑞锐芮蕤枘睿蚋","run":"闰润","ruo":"若弱偌箬","sa":"撒洒萨卅仨挲脎飒","sai":"腮鳃塞赛噻","san":"三叁伞散馓毵糁","sang":"桑嗓丧搡磉颡","sao":"搔骚扫嫂埽缫臊瘙鳋","se":"瑟色涩啬铯穑","sen":"森","seng":"僧","sha":"莎砂杀刹沙纱傻啥煞唼嗄歃铩痧裟霎鲨","shai":"筛晒","shan":"珊苫杉山删煽衫闪陕擅赡膳善汕扇缮剡讪鄯埏芟彡潸姗嬗骟膻钐疝蟮舢跚鳝","shang":"墒伤商赏晌上尚裳垧绱殇熵觞","shao":"梢捎稍烧芍勺韶少哨邵绍劭苕潲蛸筲艄","she":"奢赊蛇舌舍赦摄射慑涉社设谁厍佘猞滠歙畲麝","shen":"砷申呻伸身深娠绅神沈审婶甚肾慎渗诜谂莘哂渖椹胂矧蜃","sheng":"声生甥牲升绳省盛剩胜圣嵊眚笙","shi":"匙师失狮施湿诗尸虱十石拾时什食蚀实识史矢使屎驶始式示士世柿事拭誓逝势是嗜噬适仕侍释饰氏市恃室视试谥埘莳蓍弑饣轼贳炻礻铈螫舐筮酾豕鲥鲺","shou":"收手首守寿授售受瘦兽扌狩绶艏","shu":"蔬枢梳殊抒输叔舒淑疏书赎孰熟薯暑曙署蜀黍鼠属术述树束戍竖墅庶数漱恕倏塾菽摅沭澍姝纾毹腧殳秫","shua":"刷耍唰","shuai":"摔衰甩帅蟀","shuan":"栓拴闩涮","shuang":"霜双爽孀","shui":"水睡税氵","shun":"吮瞬顺舜","shuo":"说硕朔烁蒴搠妁槊铄","si":"斯撕嘶思私司丝死肆寺嗣四似饲巳厮兕厶咝汜泗澌姒驷纟缌祀锶鸶耜蛳笥","song":"松耸怂颂送宋讼诵凇菘崧嵩忪悚淞竦","sou":"搜艘擞嗽叟薮嗖嗾馊溲飕瞍锼螋","su":"苏酥俗素速粟僳塑溯宿诉肃夙谡蔌嗉愫涑簌觫稣","suan":"酸蒜算狻","sui":"虽隋随绥髓碎岁穗遂隧祟谇荽濉邃燧眭睢","sun":"孙损笋荪狲飧榫隼","suo":"蓑梭唆缩琐索锁所唢嗦嗍娑桫睃羧","ta":"塌他它她塔獭挞蹋踏拓闼溻遢榻铊趿鳎","tai":"胎苔抬台泰酞太态汰邰薹肽炱钛跆鲐","tan":"坍摊贪瘫滩坛檀痰潭谭谈坦毯袒碳探叹炭郯昙忐钽锬覃","tang":"汤塘搪堂棠膛唐糖倘躺淌趟烫傥帑溏瑭樘铴镗耥螗螳羰醣","tao":"掏涛滔绦萄桃逃淘陶讨套鼗啕洮韬焘饕","te":"特忒忑慝铽","teng":"藤腾疼誊滕","ti":"梯剔踢锑提题蹄啼体替嚏惕涕剃屉倜荑悌逖绨缇鹈裼醍","tian":"天添填田甜恬舔腆掭忝阗殄畋","tiao":"调挑条迢眺跳佻祧窕蜩笤粜龆鲦髫","tie":"贴铁帖萜餮","ting":"厅听烃汀廷停亭庭挺艇莛葶婷梃町铤蜓霆","tong":"通桐酮瞳同铜彤童桶捅筒统痛佟僮仝茼嗵恸潼砼","tou":"偷投头透亠骰","tu":"凸秃突图徒途涂屠土吐兔堍荼菟钍酴","tuan":"湍团抟彖疃","tui":"推颓腿蜕褪退煺","tun":"吞屯臀氽饨暾豚","tuo":"拖托脱鸵陀驮驼椭妥唾乇佗坨庹沲沱柝柁橐砣箨酡跎鼍","wa":"挖哇蛙洼娃瓦袜佤娲腽","wai":"歪外崴","wan":"豌弯湾玩顽丸烷完碗挽晚皖惋宛婉万腕剜芄菀尢纨绾琬脘畹蜿","wang":"汪王亡枉网往旺望忘妄罔惘辋魍","wei":"威巍微危韦违桅围唯惟为潍维苇萎委伟伪尾纬未蔚味畏胃喂魏位渭谓尉慰卫偎诿隈隗圩葳薇囗帏帷嵬猥猬闱沩洧涠逶娓玮韪軎炜煨痿艉鲔","wen":"瘟温蚊文闻纹吻稳紊问刎阌汶玟璺雯","weng":"嗡翁瓮蓊蕹","wo":"挝蜗涡窝我斡卧握沃倭莴幄渥肟硪龌","wu":"巫呜钨乌污诬屋无芜梧吾吴毋武五捂午舞伍侮坞戊雾晤物勿务悟误兀仵阢邬圬芴唔庑怃忤浯寤迕妩婺骛杌牾焐鹉鹜痦蜈鋈鼯","xi":"昔熙析西硒矽晰嘻吸锡牺稀息希悉膝夕惜熄烯溪汐犀檄袭席习媳喜铣洗系隙戏细僖兮隰郗菥葸蓰奚呷唏徙饩阋浠淅屣嬉玺樨曦觋欷熹禊禧皙穸蜥螅蟋舄舾羲粞翕醯鼷","xia":"瞎虾匣霞辖暇峡侠狭下厦夏吓仙狎遐瑕柙硖罅黠","xian":"掀锨先鲜纤咸贤衔舷闲涎弦嫌显险现献县腺馅羡宪陷限线冼苋莶藓岘猃暹娴氙燹祆鹇痫蚬筅籼酰跣跹霰","xiang":"相厢镶香箱襄湘乡翔祥详想响享项巷橡像向象芗葙饷庠骧缃蟓鲞飨","xiao":"萧硝霄哮嚣销消宵淆晓小孝校肖啸笑效哓崤潇逍骁绡枭枵筱箫魈","xie":"楔些歇蝎鞋协挟携邪斜胁谐写械卸蟹懈泄泻谢屑偕亵勰燮薤撷獬廨渫瀣邂绁缬榭榍躞","xin":"薪芯锌欣辛新忻心信衅囟馨忄昕歆鑫","xing":"星腥猩惺兴刑型形邢醒幸杏性姓陉荇荥擤饧悻硎","xiong":"兄凶胸匈汹雄熊芎","xiu":"休修羞朽嗅锈秀袖绣咻岫馐庥溴鸺貅髹","xu":"墟戌需虚嘘须徐许蓄酗叙旭序畜恤絮婿绪续吁诩勖蓿洫溆顼栩煦盱胥糈醑","xuan":"轩喧宣悬旋玄选癣眩绚儇谖萱揎泫渲漩璇楦暄炫煊碹铉镟痃","xue":"削靴薛学穴雪血谑噱泶踅鳕","xun":"勋熏循旬询寻驯巡殉汛训讯逊迅巽埙荀荨蕈薰峋徇獯恂洵浔曛醺鲟","ya":"压押鸦鸭呀丫芽牙蚜崖衙涯雅哑亚讶轧伢垭揠岈迓娅琊桠氩砑睚痖吖","yan":"焉咽阉烟淹盐严研蜒岩延言颜阎炎沿奄掩眼衍演艳堰燕厌砚雁唁彦焰宴谚验厣赝俨偃兖讠谳郾鄢芫菸崦恹闫阏湮滟妍嫣琰檐晏胭腌焱罨筵酽魇餍鼹","yang":"殃央鸯秧杨扬佯疡羊洋阳氧仰痒养样漾徉怏泱炀烊恙蛘鞅","yao":"邀腰妖瑶摇尧遥窑谣姚咬舀药要耀钥夭爻吆崾徭幺珧杳轺曜肴鹞窈繇鳐","ye":"椰噎耶爷野冶也页掖业叶曳腋夜液靥谒邺揶晔烨铘","yi":"一壹医揖铱依伊衣颐夷遗移仪胰疑沂宜姨彝椅蚁倚已乙矣以艺抑易邑屹亿役臆逸肄疫亦裔意毅忆义益溢诣议谊译异翼翌绎刈劓佚佾诒圯埸懿苡薏弈奕挹弋呓咦咿噫峄嶷猗饴怿怡悒漪迤驿缢殪轶贻旖熠眙钇镒镱痍瘗癔翊衤蜴舣羿翳酏黟","yin":"茵荫因殷音阴姻吟银淫寅饮尹引隐印胤鄞廴垠堙茚吲喑狺夤洇氤铟瘾窨蚓霪龈","ying":"英樱婴鹰应缨莹萤营荧蝇迎赢盈影颖硬映嬴郢茔莺萦蓥撄嘤膺滢潆瀛瑛璎楹媵鹦瘿颍罂","yo":"哟唷","yong":"拥佣臃痈庸雍踊蛹咏泳涌永恿勇用俑壅墉喁慵邕镛甬鳙饔","you":"幽优悠忧尤由邮铀犹油游酉有友右佑釉诱又幼卣攸侑莠莜莸呦囿宥柚猷牖铕疣蚰蚴蝣鱿黝鼬","yu":"迂淤于盂榆虞愚舆余俞逾鱼愉渝渔隅予娱雨与屿禹宇语羽玉域芋郁遇喻峪御愈欲狱育誉浴寓裕预豫驭禺毓伛俣谀谕萸蓣揄圄圉嵛狳饫馀庾阈鬻妪妤纡瑜昱觎腴欤於煜燠肀聿钰鹆鹬瘐瘀窬窳蜮蝓竽臾舁雩龉","yuan":"鸳渊冤元垣袁原援辕园员圆猿源缘远苑愿怨院垸塬掾沅媛瑗橼爰眢鸢螈箢鼋","yue":"曰约越跃岳粤月悦阅龠瀹樾刖钺","yun":"耘云郧匀陨允运蕴酝晕韵孕郓芸狁恽愠纭韫殒昀氲熨筠","za":"匝砸杂咋拶咂","zai":"栽哉灾宰载再在崽甾","zan":"咱攒暂赞瓒昝簪糌趱錾","zang":"赃脏葬奘驵臧","zao":"遭糟凿藻枣早澡蚤躁噪造皂灶燥唣","ze":"责择则泽仄赜啧帻迮昃笮箦舴","zei":"贼","zen":"怎谮","zeng":"增憎曾赠缯甑罾锃","zha":"扎喳渣札铡闸眨栅榨乍炸诈柞揸吒咤哳楂砟痄蚱齄","zhai":"摘斋宅窄债寨砦瘵","zhan":"瞻毡詹粘沾盏斩辗崭展蘸栈占战站湛绽谵搌旃","zhang":"樟章彰漳张掌涨杖丈帐账仗胀瘴障仉鄣幛嶂獐嫜璋蟑","zhao":"招昭找沼赵照罩兆肇召爪诏啁棹钊笊","zhe":"遮折哲蛰辙者锗蔗这浙着谪摺柘辄磔鹧褶蜇赭","zhen":"珍斟真甄砧臻贞针侦枕疹诊震振镇阵帧圳蓁浈缜桢榛轸赈胗朕祯畛稹鸩箴","zheng":"蒸挣睁征狰争怔整拯正政症郑证诤峥钲铮筝","zhi":"芝枝支吱蜘知肢脂汁之织职直植殖执值侄址指止趾只旨纸志挚掷至致置帜峙制智秩稚质炙痔滞治窒卮陟郅埴芷摭帙徵夂忮彘咫骘栉枳栀桎轵轾贽胝膣祉祗黹雉鸷痣蛭絷酯跖踬踯豸觯","zhong":"中盅忠钟衷终种肿重仲众冢锺螽舯踵","zhou":"舟周州洲诌粥轴肘帚咒皱宙昼骤荮妯纣绉胄碡籀酎","zhu":"珠株蛛朱猪诸诛逐竹烛煮拄瞩嘱主著柱助蛀贮铸筑住注祝驻丶伫侏邾苎茱洙渚潴杼槠橥炷铢疰瘃竺箸舳翥躅麈","zhua":"抓","zhuai":"拽","zhuan":"专砖转撰赚篆啭馔颛","zhuang":"桩庄装妆撞壮状","zhui":"椎锥追赘坠缀惴骓缒隹","zhun":"谆准捉拙桌灼倬涿肫窀","zhuo":"卓茁酌啄浊诼擢浞濯禚斫镯","zi":"兹咨资姿滋淄孜紫仔籽滓子自渍字谘嵫姊孳缁梓辎赀恣眦锱秭耔笫粢趑觜訾龇鲻髭","zong":"鬃棕踪宗综总纵偬腙粽","zou":"邹走奏揍诹陬鄹驺楱鲰","zu":"租足卒族祖诅阻组俎菹镞","zuan":"钻纂攥缵躜","zui":"嘴醉最罪蕞","zun":"尊遵撙嘬樽鳟","zuo":"琢昨左佐做作坐座阼唑怍胙祚酢"}') m, json_each('[0' || replace(hex(zeroblob(max(0, length(m.value) - 1))), '00', ',0') || ']') j;
--> statement-breakpoint
INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT 1099511627776 + row_number() OVER (ORDER BY release_no), 'result', t.item_id, t.name, coalesce(t.card ->> '$.name_en', ''), '' FROM result_publication t WHERE 1;
--> statement-breakpoint
INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT 2199023255552 + row_number() OVER (ORDER BY release_no), 'demand', t.item_id, t.name, coalesce(t.card ->> '$.name_en', ''), '' FROM demand_publication t WHERE 1;
--> statement-breakpoint
INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT 4398046511104 + row_number() OVER (ORDER BY add_time), 'product', t.chanpin_id, t.name, coalesce(t.name_en, ''), concat_ws(' ', t.org_name, t.summary_en) FROM chanpin t WHERE t.audit_status = 4 AND t.is_delete = 0;
--> statement-breakpoint
INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT 5497558138880 + row_number() OVER (ORDER BY add_time), 'project', t.xiangmu_id, t.name, coalesce(t.name_en, ''), concat_ws(' ', t.org_name, t.region_name, t.summary_en) FROM xiangmu t WHERE t.audit_status = 4 AND t.is_delete = 0;
--> statement-breakpoint
INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT 6597069766656 + row_number() OVER (ORDER BY add_time), 'expert', t.expert_id, t.name, coalesce(t.name_en, ''), concat_ws(' ', t.qualification, t.direction, t.direction_en, t.org_name) FROM zhuanjia t WHERE t.audit_status = 4 AND t.is_delete = 0;
--> statement-breakpoint
INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT 7696581394432 + row_number() OVER (ORDER BY add_time), 'park', t.yuanqu_id, t.name, coalesce(t.name_en, ''), concat_ws(' ', t.address) FROM yuanqu t WHERE t.is_delete = 0;
--> statement-breakpoint
INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT 8796093022208 + row_number() OVER (ORDER BY start_time), 'news', t.id, t.title, coalesce(t.title_en, ''), concat_ws(' ', t.summary, t.summary_en, t.source) FROM news_publication t WHERE t.is_past = 0;
--> statement-breakpoint
INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT 10995116277760 + row_number() OVER (ORDER BY id), 'field', t.id, t.name, coalesce(t.name_en, ''), '' FROM scope t WHERE t.is_delete = 0;
--> statement-breakpoint
INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT 9895604649984 + row_number() OVER (ORDER BY add_time), 'course', t.id, t.name, coalesce(t.name_en, ''), concat_ws(' ', t.mainTeacher, t.orgName, t.address) FROM course t WHERE t.is_delete = 0;
--> statement-breakpoint
INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT 3298534883328 + row_number() OVER (ORDER BY l.listing_no), 'organization', o.organization_id, o.name, coalesce(o.name_en, ''), coalesce(o.business_direction, '') FROM organization_listing l JOIN organization o ON o.organization_id = l.organization_id;

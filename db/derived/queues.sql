-- Lists that put what waits first, the longest wait before others, and behind it the rest, the newest first.

CREATE INDEX course_application_listed ON course_application(course_id, state <> 0, iif(state = 0, add_time, -add_time), id) WHERE is_delete = 0;

CREATE INDEX course_application_order ON course_application(state <> 0, iif(state = 0, add_time, -add_time), id) WHERE is_delete = 0;

CREATE INDEX remind_listed ON remind(add_user, ai_stage > 1, CASE ai_stage WHEN 1 THEN remind_start_time ELSE -remind_start_time END, id) WHERE is_delete = 0;

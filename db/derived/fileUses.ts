/** Columns of a table whose texts may name stored files. */
interface FileUse {
  table: string;
  /** Columns that tell a row of the table; joined by a slash where there are several. */
  key: readonly string[];
  columns: readonly string[];
  /** Files of rows that are marked as deleted are not kept. */
  marked?: boolean;
}

const use = (table: string, key: string, columns: string, marked = false): FileUse => ({
  table,
  key: key.split(' '),
  columns: columns.split(' '),
  marked,
});

/**
 * Which rows keep a stored file from the sweep: every text that may name one is read for /files/ and the 32 characters
 * behind it. A file that no row names goes after a time.
 */
export const FILE_USES: readonly FileUse[] = [
  use('approved_version', 'item_id', 'form'),
  use('attachment_relation', 'id', 'file_path', true),
  use('book', 'id', 'profile profile_en cover url'),
  use('chanpin', 'chanpin_id', 'cover profile detail_desc'),
  use('cheese', 'id', 'profile'),
  use('chengguo', 'chengguo_id', 'cover profile old_profile investment_use implementation_conditions'),
  use('clinic_application', 'id', 'files'),
  use('clinic_case', 'id', 'summary content content_en cover'),
  use('clinic_message', 'id', 'content files'),
  use('comment', 'comment_id', 'content'),
  use('content_version', 'id', 'content'),
  use('course', 'id', 'profile profile_en cover video'),
  use('course_chapter', 'id', 'video'),
  use('course_material', 'id', 'url'),
  use('course_term', 'id', 'intro intro_en'),
  use('deal_event', 'id', 'content files'),
  use('demand_publication', 'item_id', 'cover card detail'),
  use('draft', 'id', 'form'),
  use('feedback', 'id', 'remark files'),
  use('hall', 'id', 'cover video panorama'),
  use('innovate', 'id', 'content cover'),
  use('markdown', 'id', 'content', true),
  use('meeting', 'id', 'profile profile_en cover'),
  use('news', 'id', 'summary content content_en cover'),
  use('news_publication', 'id', 'summary content content_en cover'),
  use('notice', 'id', 'params link'),
  use('organisation_user', 'id', 'asked_files'),
  use('organization', 'organization_id', 'profile logo talent equipment business_direction performance'),
  use('organization_proposal', 'item_id part', 'given'),
  use('organization_verification', 'id', 'document'),
  use('post_version', 'post_id version', 'body'),
  use('project', 'id', 'difficulties highlights market_points optimize_profile pending_form profile'),
  use('project_form', 'id', 'comment'),
  use('project_news', 'id', 'profile'),
  use('project_opinion_draft', 'recommender_id project_id', 'form'),
  use('project_rec_opinion', 'id', 'comment'),
  use('project_recommend', 'id', 'profile photos'),
  use('project_round', 'id', 'guide'),
  use('published_project', 'publication_id project_id', 'content'),
  use('push_answer', 'id', 'content files'),
  use('push_group', 'id', 'title_params remark'),
  use('push_wechat', 'id', 'title_params remark'),
  use('region', 'id', 'logo center_url'),
  use('reply', 'id', 'body', true),
  use('result_publication', 'item_id', 'cover card detail'),
  use('returned_version', 'item_id', 'form'),
  use('review_comment', 'id', 'content'),
  use('setting', 'id', 'value'),
  use('star', 'id', 'cover profile url'),
  use('thread', 'id', 'body', true),
  use('user', 'user_id', 'avatar'),
  use('user_push', 'id', 'items'),
  use('video', 'id', 'profile profile_en cover url'),
  use('workstation', 'id', 'url platform_url'),
  use('xiangmu', 'xiangmu_id', 'cover profile'),
  use('xuqiu', 'xuqiu_id', 'profile detail_desc cover enclosure'),
  use(
    'yuanqu',
    'yuanqu_id',
    'cover profile profile_en region_bg build_bg ecology_bg link_bg merchants financial_support_policy incentive_policy talent_attraction_policy supporting_policy innovation_policy',
  ),
  use('zhuanjia', 'expert_id', 'avatar profile profile_en direction'),
];

const list = (version: 'new' | 'old', columns: readonly string[]) =>
  columns.map((column) => `${version}.${column}`).join(', ');

/** The rows of `upload_use` that a row of the table makes, as a statement of its triggers. */
function noted({ table, key, columns }: FileUse, condition: string): string {
  const id = key.map((column) => `new.${column}`).join(" || '/' || ");
  return `INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), '${table}', ${id} FROM json_each('[' || replace(json_quote(concat_ws(' ', ${list('new', columns)})), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*'${condition};`;
}

function forgotten({ table, key }: FileUse): string {
  return `DELETE FROM upload_use WHERE table_name = '${table}' AND item_id = ${key.map((column) => `old.${column}`).join(" || '/' || ")};`;
}

/**
 * The three triggers of a table whose rows name files.
 * @returns statements that make them
 */
export function fileUseTriggers(it: FileUse): string[] {
  const { table, columns, marked } = it;
  const [before, after] = [`concat_ws(' ', ${list('old', columns)})`, `concat_ws(' ', ${list('new', columns)})`];
  const changed = `${before} IS NOT ${after}`;
  const names = `instr(concat_ws(' ', ${list('old', columns)}, ${list('new', columns)}), '/files/') > 0`;
  const watched = [...columns, ...(marked ? ['is_delete'] : [])].join(', ');
  return [
    `CREATE TRIGGER file_use_${table}_added AFTER INSERT ON ${table} WHEN instr(${after}, '/files/') > 0${marked ? ' AND new.is_delete = 0' : ''} BEGIN
  ${noted(it, '')}
END`,
    `CREATE TRIGGER file_use_${table}_changed AFTER UPDATE OF ${watched} ON ${table} WHEN ${marked ? `(${changed} OR old.is_delete <> new.is_delete)` : changed} AND ${names} BEGIN
  ${forgotten(it)}
  ${noted(it, marked ? ' AND new.is_delete = 0' : '')}
END`,
    `CREATE TRIGGER file_use_${table}_removed AFTER DELETE ON ${table} WHEN instr(${before}, '/files/') > 0 BEGIN
  ${forgotten(it)}
END`,
  ];
}

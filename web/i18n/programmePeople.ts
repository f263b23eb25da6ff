import { defineText, type Pair } from '../../db/contract/words';
import { common } from './common';
import { kit } from './kit';

/** Labels by column, as the form, the table and the headings of an import call them. */
const fields = {
  org_name: ['名称', 'Name'],
  unitName: ['推荐单位名称', 'Recommending unit'],
  personName: ['推荐人名称', 'Recommending person'],
  expertUnit: ['单位名称', 'Unit'],
  org_category: ['单位类别', 'Kind of unit'],
  org_password: ['登录密码', 'Password'],
  org_contacts_name: ['联系人', 'Contact person'],
  expertName: ['专家姓名', 'Name of the expert'],
  org_contacts_phone: ['联系电话', 'Phone'],
  org_contacts_email: ['电子邮箱', 'E-mail'],
  sex: ['性别', 'Sex'],
  area: ['专业领域', 'Field of expertise'],
  duties: ['专家职务', 'Duties'],
  profile: ['专家简介', 'Profile'],
  photos: ['照片', 'Photograph'],
  organization: ['所属单位', 'Organisation'],
  account: ['平台账号', 'Account of the platform'],
  identify: ['类型', 'Kind'],
} satisfies Record<string, Pair>;

export default defineText({
  lead: [
    '推荐单位、推荐人和评审专家用各自的名称和密码登录，填写推荐意见。',
    'Recommending units, persons and experts log in with their name and a password, and write opinions.',
  ],
  list: ['推荐人', 'Recommenders'],
  kinds: { 1: ['推荐单位', 'Unit'], 2: ['推荐人', 'Person'], 3: ['专家', 'Expert'] },
  addOf: { 1: ['新增推荐单位', 'Add a unit'], 2: ['新增推荐人', 'Add a person'], 3: ['新增专家', 'Add an expert'] },
  editOf: {
    1: ['编辑推荐单位', 'Edit the unit'],
    2: ['编辑推荐人', 'Edit the person'],
    3: ['编辑专家', 'Edit the expert'],
  },
  fields,
  keyword: ['名称、联系人', 'Name, contact'],
  empty: ['还没有推荐人', 'No recommenders yet'],
  emptyHint: ['逐个新增，或从 Excel、CSV 文件导入。', 'Add them one by one, or import them from an Excel or CSV file.'],
  edit: common.edit,
  remove: common.remove,
  removeTitle: ['删除推荐人？', 'Delete the recommender?'],
  removeText: (name: string) => [
    `“${name}”将不能再登录；已填写的推荐意见保留。`,
    `“${name}” can no longer log in. Opinions that were written stay.`,
  ],
  removed: common.removed,
  added: ['添加成功', 'added successfully'],
  modified: common.modified,
  initial: ['初始密码未修改', 'Password not changed yet'],
  facts: ['提醒与利益冲突核查', 'Reminders and conflicts of interest'],
  factsHint: [
    '用于发送提醒，并自动识别与申报项目的利益冲突；只有项目办可见。',
    'Used to send reminders and to find conflicts of interest with declared projects. Only the office sees it.',
  ],
  locked: ['名称不能修改', 'The name cannot be changed'],
  lockedPassword: [
    '密码不显示。如需更换，请在列表中“重设密码”。',
    'Passwords are never shown. To set another one, use “Set a password” in the list.',
  ],
  passwordHint: ['本人首次登录时须修改。', 'Its owner changes it at the first login.'],
  passwordLater: [
    '可留空，以后再设。本人首次登录时须修改。',
    'May be set later. Its owner changes it at the first login.',
  ],
  expertUnitHint: [
    '专家用此名称登录，不能与其他推荐人重复；同一单位有多位专家时，请在后面加上姓名。',
    'The expert logs in with it, so that it must be unique: where a unit has several experts, add the person’s name.',
  ],
  organizationHint: ['输入名称，从列表中选择。', 'Type a name and choose from the list.'],
  organizationUnknown: [
    '请从列表中选择已登记的单位，或清空',
    'Choose an organisation from the list, or clear the field',
  ],
  accountHint: ['本人在平台注册的手机号。', 'The phone number with which the person is registered here.'],
  accountUnknown: ['没有使用该手机号的账号', 'No account has this phone number'],
  password: {
    open: ['重设密码', 'Set a password'],
    title: ['重设登录密码', 'Set a new password'],
    lead: (name: string) => [
      `为“${name}”设置新密码。保存后，对方现有的登录立即失效，下次登录时须修改密码。`,
      `A new password for “${name}”. Whoever is logged in with the old one is logged out, and changes the new one at the next login.`,
    ],
    field: ['新密码', 'New password'],
    saved: ['密码已重设', 'The password is set'],
  },
  bring: {
    open: ['导入', 'Import'],
    title: ['导入推荐人', 'Import recommenders'],
    lead: [
      '选择类型，下载模板，按模板填写后上传（.xlsx 或 .csv，最多 200 行）。密码可留空，由系统生成。写入前先逐行核对。',
      'Choose the kind, download the template, fill it in and upload it (.xlsx or .csv, 200 rows at most). Passwords may stay blank: they are made for you. Every row is checked before anything is written.',
    ],
    kind: ['导入类型', 'Kind'],
    template: ['下载模板', 'Download the template'],
    file: ['选择文件', 'Choose a file'],
    again: ['重新选择文件', 'Choose another file'],
    large: ['文件过大，请分批导入', 'The file is too large: please import in parts'],
    unreadable: (name: string) => [
      `无法读取“${name}”，请另存为 .xlsx 或 CSV 后重试`,
      `“${name}” cannot be read: save it as .xlsx or CSV and try again`,
    ],
    noHeads: (heads: string) => [
      `第一行没有表头，请使用模板。需要的列：${heads}`,
      `There are no headings in the first row: please use the template. Columns: ${heads}`,
    ],
    report: ['核对结果', 'What was found'],
    row: ['行', 'Row'],
    outcome: ['结果', 'Outcome'],
    ok: ['可导入', 'Fine'],
    good: (rows: number) => [`${rows} 行均可导入。`, rows === 1 ? 'The row is fine.' : `All ${rows} rows are fine.`],
    faulty: (count: number, rows: number) => [
      `${rows} 行中有 ${count} 行有误。请在文件中改正后重新选择，全部无误才会导入；有误的行排在前面。`,
      `Rows with mistakes: ${count} of ${rows}. Correct them in the file and choose it again: all rows are imported, or none. Those with mistakes stand first.`,
    ],
    at: (column: string, message: string) => [`${column}：${message}`, `${column}: ${message}`],
    go: (rows: number) => [`导入 ${rows} 行`, `Import ${rows} ${rows === 1 ? 'row' : 'rows'}`],
    done: (rows: number) => [
      `已导入 ${rows} 位推荐人。名称和密码已存为文件，仅此一次，请妥善转交。`,
      `${rows} ${rows === 1 ? 'recommender was' : 'recommenders were'} imported. Names and passwords were saved as a file, this once: hand them over with care.`,
    ],
    result: ['再次下载名单和密码', 'Download names and passwords again'],
    resultFile: ['推荐人名单和密码', 'recommenders'],
    templateFile: ['推荐人导入模板', 'template'],
    leave: ['关闭后不能再次下载密码。确定关闭？', 'The passwords cannot be downloaded again afterwards. Close?'],
    loginName: ['登录名称', 'Name to log in with'],
    cancel: kit.cancel,
    close: kit.close,
  },
});

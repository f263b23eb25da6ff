import { organizationFields } from '../../db/contract/field-names';
import { defineText } from '../../db/contract/words';

export default defineText({
  title: ['单位资料', 'Profile'],
  hint: [
    '标志、简介、属性、人才队伍和仪器设备等公开内容。修改后由平台审核，通过后在单位页面公开，此前公开内容不变。',
    'Logo, introduction, attributes, people and equipment. A change is reviewed by the platform and public once it is approved; until then the public reads what it did.',
  ],
  edit: ['编辑资料', 'Edit the profile'],
  editAgain: ['修改后重新提交', 'Edit and submit again'],
  submit: ['提交审核', 'Submit for review'],
  submitted: ['资料修改已提交，审核结果会在通知中告诉您', 'Submitted; a notice tells you the answer'],
  unchanged: ['资料与现有公开内容一致，无需审核', 'This is what the public reads already: there is nothing to review'],
  reviewHint: [
    '以下内容在审核通过后公开。审核期间可以继续修改，以最后一次提交为准。',
    'All of this is public once it is approved. You can go on editing meanwhile: what you submit last counts.',
  ],
  waits: (day: string) => [`资料修改已于 ${day} 提交，等待审核`, `Submitted on ${day}, waits for review`],
  returned: (day: string) => [`资料修改已于 ${day} 退回`, `Returned on ${day}`],
  changed: (names: string) => [`修改内容：${names}`, `Changed: ${names}`],
  separator: ['、', ', '],
  withdraw: ['撤回修改', 'Withdraw the changes'],
  withdrawText: [
    '撤回后，未公开的修改将被删除，公开内容不变。',
    'Changes that are not public are deleted; what the public reads stays.',
  ],
  withdrawn: ['资料修改已撤回', 'The changes are withdrawn'],
  groups: {
    introduction: ['标志与简介', 'Logo and introduction'],
    facts: ['基本信息', 'Facts'],
    attributes: ['单位属性', 'Attributes'],
    strength: ['业务、人才与设备', 'Services, people and equipment'],
  },
  fields: {
    ...organizationFields,
    profile: ['单位简介', 'Introduction'],
    org_type: ['单位类型', 'Kind'],
    director: ['负责人', 'Head'],
    address: ['单位地址', 'Address'],
  },
  logoHint: ['JPG 或 PNG，不超过 1 MB', 'JPG or PNG, 1 MB at most'],
  profileHint: ['介绍单位的历史、优势和服务内容', 'History, strengths and services of the organisation'],
  nameEnHint: ['英文页面和海外伙伴看到的名称', 'What English pages and partners abroad see'],
  sinceHint: ['如 2008-05', 'Such as 2008-05'],
  staffHint: ['如 50-99 人', 'Such as 50-99'],
  talentParts: [
    ['姓名', 'Name'],
    ['职称或职务', 'Title or position'],
    ['专业方向', 'Field'],
  ],
  talentHint: [
    '逐条填写主要专家和骨干，最多 100 条；内容将公开，请先征得本人同意',
    'Leading experts, one by one, 100 at most. This is public: ask them first',
  ],
  equipmentParts: [
    ['设备名称', 'Name'],
    ['型号', 'Model'],
    ['用途', 'Use'],
  ],
  equipmentHint: [
    '逐条填写可对外服务的仪器设备，最多 100 条',
    'Equipment that others can use, one by one, 100 at most',
  ],
  addTo: (list: string) => [`添加${list}`, `Add to ${list.toLowerCase()}`],
  remove: ['删除', 'Remove'],
  removeEntry: (name: string, list: string, row: number) => [
    `删除${list}第 ${row} 条${name ? `：${name}` : ''}`,
    `Remove entry ${row} of ${list}${name ? `: ${name}` : ''}`,
  ],
  partOf: (part: string, list: string, row: number) => [
    `${list}第 ${row} 条：${part}`,
    `${list}, entry ${row}: ${part}`,
  ],
});

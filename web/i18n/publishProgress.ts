import { defineText } from '../../db/contract/words';

export default defineText({
  completeness: ['匹配完整度', 'Ready for matching'],
  percent: (percent: number) => [`匹配完整度 ${percent}%`, `${percent}% complete for matching`],
  missingAll: (count: number) => [`还有 ${count} 项必填`, `${count} required ${count === 1 ? 'field' : 'fields'} left`],
  ready: ['必填项已齐', 'Nothing required is missing'],
  sections: ['各节', 'Sections'],
  step: (at: number, title: string) => [`第 ${at} 步　${title}`, `Step ${at}: ${title}`],
  stepOf: (at: number, of: number) => [`第 ${at} 步，共 ${of} 步`, `Step ${at} of ${of}`],
  missing: (count: number) => [`缺 ${count} 项`, `${count} missing`],
  wrong: (count: number) => [`${count} 处有误`, `${count} to correct`],
  optional: ['选填', 'Optional'],
  toCorrect: (count: number) => [`请更正 ${count} 处：`, `${count} ${count === 1 ? 'field' : 'fields'} to correct: `],

  advice: ['这样更容易匹配', 'For better matches'],
  adviceDone: ['匹配所看的内容都已写明', 'Matching has all it looks at'],
  points: (points: number) => [`+${points}`, `+${points}`],
  advices: {
    fields: ['选好领域，合作方按领域查找', 'Say where it applies: partners filter by it'],
    name: ['名称写出具体的技术或产品', 'Name the very technology or product in the title'],
    profile: ['简介再写用途、指标与应用场景', 'Say more of use, figures and application in the text'],
    region: ['地区选到区县，就近优先', 'Choose the county: what is near comes first'],
    cooperation: ['选择合作方式，意向一致才好谈', 'Choose how to cooperate: partners look for the same way'],
    stage: ['写明所处阶段，需求方看成熟度', 'Say the stage: it decides for whom it is ripe'],
    type: ['选择需求类型，成熟度随之而定', 'Say the type of demand: it decides how ripe a result must be'],
  },

  known: {
    organization: ['来自单位资料', 'From the organisation'],
    account: ['来自您的账号', 'From your account'],
    last: ['来自您上次的填写', 'From what you entered last'],
    notice: (count: number) => [
      `已代填 ${count} 项，请核对；改动只用于这一项。`,
      `${count} ${count === 1 ? 'field is' : 'fields are'} filled in for you, please check; what you change counts for this item alone.`,
    ],
    clear: ['全部清空', 'Clear them all'],
  },

  preview: {
    size: ['预览尺寸', 'Size of the preview'],
    wide: ['电脑', 'Computer'],
    phone: ['手机', 'Phone'],
    made: ['没有上传封面，按所属领域自动生成。', 'No cover was uploaded: this one is made from the field.'],
    submit: ['提交', 'Submit'],
    missing: (names: readonly string[]) => [
      `提交前还需填写或更正：${names.join('、')}`,
      `To be filled in or corrected before it is submitted: ${names.join(', ')}`,
    ],
  },
});

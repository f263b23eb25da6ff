import { defineText } from '../../db/contract/words';

export default defineText({
  preview: ['预览', 'Preview'],
  previewTitle: ['页面预览', 'Preview of the page'],
  previewUnnamed: ['（尚未填写名称）', '(no name yet)'],
  previewBack: ['返回修改', 'Back to the form'],
  titles: { add: ['发布成果', 'Publish a result'], put: ['修改成果', 'Edit result'], view: ['查看成果', 'Result'] },
  variant: ['成果类别', 'Kind of result'],
  variants: { domestic: ['国内成果', 'Domestic'], overseas: ['海外成果', 'Overseas'] },
  steps: {
    promotion: ['推荐单位', 'Recommended organisation'],
    result: ['成果信息', 'Result'],
    organization: ['发布主体', 'Organisation'],
  },

  groups: {
    basic: ['基本信息', 'Basics'],
    property: ['知识产权与阶段', 'Intellectual property and stage'],
    cooperation: ['合作与转化', 'Cooperation and conversion'],
    openness: ['公开与附件', 'Disclosure and attachments'],
    staff: ['管理字段', 'Staff fields'],
    publisher: ['发布主体', 'Publisher'],
    contact: ['联系方式', 'Contact'],
    promotion: ['推荐单位', 'Recommended organisation'],
  },
  leads: {
    basic: ['先让人看懂：做什么、用在哪、好多少。', 'What it does, where it is used, and how much better it is.'],
    property: ['做到哪一步、权属是否清晰，是对方最先问的。', 'How far it is, and who owns it: what is asked first.'],
    cooperation: ['希望怎样合作、需要多少投入。', 'How you would like to work together, and what it takes.'],
    openness: ['哪些内容可以公开，附上可供查看的文件。', 'What may be public, and files for readers.'],
    publisher: ['成果归谁所有、由谁发布。', 'Whose result it is.'],
    contact: ['有意合作的人找谁。', 'Whom an interested partner asks.'],
    promotion: [
      '填写推荐该成果的单位；单位性质决定成果编号的字母。',
      'The organisation that recommends this result; its type gives the number its letters.',
    ],
  },

  profileHint: (count: number) => [
    `建议不少于 200 个字符（100 个汉字），已输入 ${count} 字`,
    `At least 200 characters (100 Chinese characters) are recommended; ${count} written so far`,
  ],
  suggestHint: ['可选择，也可自行填写', 'Choose one, or write your own'],
  classified: [
    '涉密内容不会公开：审核通过后也只在平台内部保存、审核和匹配，仅您本人和有权限的工作人员可见。已公开的内容改为涉密后立即撤下。',
    'A classified item is never public: approved or not, it is kept, reviewed and matched inside the platform, and only you and authorised staff see it. A public item that becomes classified is taken down at once.',
  ],
  noAttachments: ['没有附件', 'No attachments'],

  organizationName: ['单位名称', 'Organisation name'],
  organizationHint: [
    '输入名称，从您所属的单位中选择；新单位将一并登记。对已有单位资料的改动由其管理员提出，并在审核通过后生效',
    'Type to choose one of your organisations; a new one is registered along with it. What you change of an existing one counts once it is approved, if you are its administrator',
  ],
  organizationHintStaff: ['输入名称，可搜索全部单位', 'Type to search all organisations'],
  idNumber: ['证件号码', 'Identity number'],
  idNumberHint: ['仅用于审核，不会公开', 'For the review only, never published'],
  idNumberShow: ['显示完整号码', 'Show whole number'],
  idNumberHide: ['隐藏完整号码', 'Hide whole number'],
  idNumberWhole: ['完整号码：', 'Whole number:'],
  idNumberCopy: ['复制完整号码', 'Copy the whole number'],
  idNumberLogged: ['每次查看都会记入日志', 'Every look is logged'],
  idNumberFailed: ['未能显示完整号码。', 'The whole number could not be shown.'],

  promotionType: ['推荐类型', 'Type of recommendation'],

  returnedTitle: ['审核意见', 'Opinion of the auditors'],
  reviewAgain: [
    '该成果已通过审核，提交修改后需由管理员重新审核；审核通过前，网站上仍显示原版本。',
    'This result is approved. After you submit, the administrator must re-review it; until then the website keeps showing the approved version.',
  ],
  reviewAgainTitle: ['修改已通过的成果', 'Edit an approved result'],
  reviewAgainConfirm: ['确定提交', 'Submit anyway'],
  otherDraft: [
    '您有一份未提交的需求草稿。用话题内容开始新的需求会替换这份草稿。',
    'You have a draft of another demand. Beginning anew with the words of the thread takes its place.',
  ],
  otherDraftLeave: ['用话题内容开始', 'Begin with the thread'],
  leaveTitle: ['关闭表单？', 'Close the form?'],
  leaveText: [
    '有尚未提交的内容。可以保留为草稿，下次在任何设备上继续填写。',
    'What you typed has not been submitted. Keep it as a draft to go on later, on any device.',
  ],
  leave: ['放弃填写', 'Discard'],
  leaveKeep: ['保留草稿并关闭', 'Keep draft and close'],
  stay: ['继续填写', 'Keep editing'],

  draft: {
    signIn: ['重新登录', 'Log in again'],
    saving: ['正在保存草稿…', 'Saving the draft…'],
    savedAt: (time: string) => [`草稿已于 ${time} 保存`, `Draft saved at ${time}`],
    unsaved: {
      offline: ['草稿尚未保存到服务器（离线）', 'Draft not saved to the server (offline)'],
      signedOut: [
        '登录已失效：草稿仅保存在本机，重新登录后会继续保存',
        'You are logged out: the draft is kept on this device, and saved again once you log in',
      ],
      refused: [
        '草稿暂时无法保存到服务器，稍后会再试',
        'The draft could not be saved to the server; it is tried again shortly',
      ],
    },
    undecided: ['请选择要保留的草稿', 'Please choose which draft to keep'],
    fromElsewhere: (time: string) => [
      `已载入您在其他设备或窗口中填写的草稿（保存于 ${time}）`,
      `The draft from your other device or window was loaded (saved ${time})`,
    ],
    startEmpty: ['从空白开始', 'Start empty'],
    conflict: (time: string) => [
      `这份草稿在其他设备或窗口中也被修改过（${time}）。`,
      `This draft was also changed on another device or in another window (${time}).`,
    ],
    otherNewer: ['另一份较新。', 'The other one is newer.'],
    shownNewer: ['此处显示的较新。', 'The one shown here is newer.'],
    keepShown: ['保留此处内容', 'Keep this one'],
    useOther: ['使用另一份', 'Use the other one'],
  },

  merge: {
    title: ['有人同时修改了此项内容', 'Someone changed this at the same time'],
    lead: [
      '以下内容不一致。请逐项选择保留哪一份，然后保存；您填写的内容不会丢失。',
      'These fields differ. Choose which version of each to keep, then save; nothing that you typed is lost.',
    ],
    same: [
      '内容没有不同之处，仅状态发生了变化。可以直接保存您的修改。',
      'The content does not differ, only the state has changed. You can save your changes.',
    ],
    opinion: (opinion: string) => [`审核意见：${opinion}`, `Opinion of the auditors: ${opinion}`],
    mine: ['我填写的', 'Mine'],
    theirs: ['现有版本', 'Current version'],
    allMine: ['全部采用我填写的', 'Take all of mine'],
    allTheirs: ['全部采用现有版本', 'Take all of the current version'],
    blank: ['（空）', '(empty)'],
    back: ['返回表单', 'Back to the form'],
    save: ['按选择保存', 'Save as chosen'],
  },

  followUp: {
    title: ['是否需要智能匹配？', 'Would you like smart matching?'],
    leads: {
      result: [
        '补充技术资料后，平台可为您匹配合适的需求方。',
        'With more material the platform can match it with suitable demands.',
      ],
      demand: [
        '补充相关资料后，平台可为您匹配合适的成果。',
        'With more material the platform can match it with suitable results.',
      ],
    },
    waits: [
      '已提交审核，通过后公开；审核进展见“我的发布”。',
      'It waits for the review now and is public once approved; “My publications” shows how it stands.',
    ],
    upload: ['补充资料', 'Further material'],
    uploadHint: [
      '例如技术说明、检测报告、专利文件',
      'For example a technical description, a test report, patent documents',
    ],
    decline: ['暂不需要', 'Not now'],
    accept: ['提交并匹配', 'Submit and match'],
    empty: ['未上传补充材料，暂不能提供智能匹配', 'matching cannot be offered'],
    done: ['添加成功', 'added successfully'],
  },
});

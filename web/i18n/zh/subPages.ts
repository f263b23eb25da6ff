const subPages = {
  lead: { 1: '根据您的订阅挑选的成果', 2: '根据您的订阅挑选的需求' } as Record<number, string>,
  sent: (time: string) => `推送时间：${time}`,
  none: '这次推送没有可显示的内容。',
  back: '返回推送列表',
  profile: '详细介绍',
  contact: '联系方式',
  noContact: '发布方未公开联系方式，请在下方留言。',
  call: (number: string) => `拨打 ${number}`,
  feedback: '反馈意见',
  name: '姓名',
  phone: '联系方式',
  remark: '反馈意见',
  manage: '管理订阅',
  gone: '该内容已不再公开',
};

export default subPages;

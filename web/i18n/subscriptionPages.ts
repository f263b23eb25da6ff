import { defineText, type Pair } from '../../db/contract/words';

export default defineText({
  lead: {
    1: ['根据您的订阅挑选的成果', 'Results chosen by your subscription'],
    2: ['根据您的订阅挑选的需求', 'Demands chosen by your subscription'],
  } as Record<number, Pair>,
  sent: (time: string) => [`推送时间：${time}`, `Sent ${time}`],
  none: ['这次推送没有可显示的内容。', 'Nothing of this push can be shown.'],
  back: ['返回推送列表', 'Back to the list'],
  profile: ['详细介绍', 'Description'],
  contact: ['联系方式', 'Contact'],
  noContact: ['发布方未公开联系方式，请在下方留言。', 'The publisher shows no contact: please leave a message below.'],
  call: (number: string) => [`拨打 ${number}`, `Call ${number}`],
  feedback: ['反馈意见', 'Your feedback'],
  name: ['姓名', 'Name'],
  phone: ['联系方式', 'Phone or e-mail'],
  remark: ['反馈意见', 'Feedback'],
  why: (name: string) => [`您关注了“${name}”，因此收到这条消息。`, `You were told because you follow “${name}”.`],
  stop: ['取消关注', 'End it'],
  ended: (name: string) => [`已取消关注“${name}”。`, `You follow “${name}” no longer.`],
  stopFailed: ['没有成功，请重试', 'That did not work, try again'],
  manage: ['管理订阅', 'Manage subscription'],
  gone: ['该内容已不再公开', 'This item is no longer public'],
});

import { defineText } from '../../db/contract/words';

export default defineText({
  forum: ['交流论坛', 'Forum'],
  apply: ['申请推送', 'Ask for a push'],
  closedTitle: ['此页面由平台推送人员使用', 'This page is for the operators of pushes'],
  closedHint: [
    '您可以为自己的成果或需求申请推送，也可以查看本单位收到的推送。',
    'You can ask for a push of your own results and demands, and see what was pushed to your organisation.',
  ],
  pause: {
    title: ['所有推送已暂停', 'All pushes are paused'],
    until: (time: string) => [`最迟 ${time} 自动继续。`, `They go on by themselves at ${time} at the latest.`],
    tried: (time: string) => [`下次自动尝试：${time}。`, `Tried again by itself at ${time}.`],
    resume: ['立即尝试恢复', 'Try to go on now'],
    resumed: ['正在尝试恢复发送', 'Sending is being tried'],
    open: ['账号已恢复，推送继续发送', 'The account is there again: sending goes on'],
  },
});

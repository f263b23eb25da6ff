const pushCenter = {
  menu: '推送中心',
  tabs: {
    push: '推送组',
    records: '推送记录',
    earlier: '历史推送',
    funnel: '推送成效',
    apply: '申请推送',
    confirm: '推送申请审核',
    inbox: '收到的推送',
  },
  closedTitle: '此页面由平台推送人员使用',
  closedHint: '您可以为自己的成果或需求申请推送，也可以查看本单位收到的推送。',
  pause: {
    title: '所有推送已暂停',
    until: (time: string) => `最迟 ${time} 自动继续。`,
    tried: (time: string) => `下次自动尝试：${time}。`,
    resume: '立即尝试恢复',
    resumed: '正在尝试恢复发送',
    open: '账号已恢复，推送继续发送',
  },
};

export default pushCenter;

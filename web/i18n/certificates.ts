import { defineText } from '../../db/contract/words';

export default defineText({
  title: ['证书核验', 'Check a certificate'],
  real: ['该证书真实有效', 'This certificate is genuine'],
  heading: { meeting: ['参会证明', 'Certificate of attendance'], course: ['培训证书', 'Certificate of training'] },
  online: (name: string, event: string) => [
    `兹证明 ${name} 学完了线上课程“${event}”的全部章节。`,
    `This is to certify that ${name} finished all chapters of the online course “${event}”.`,
  ],
  body: {
    meeting: (name: string, event: string) => [
      `兹证明 ${name} 参加了“${event}”。`,
      `This is to certify that ${name} attended “${event}”.`,
    ],
    course: (name: string, event: string) => [
      `兹证明 ${name} 参加了“${event}”课程学习。`,
      `This is to certify that ${name} took part in the course “${event}”.`,
    ],
  },
  name: ['姓名', 'Name'],
  event: ['活动', 'Event'],
  date: ['日期', 'Date'],
  hours: ['课时', 'Class hours'],
  hourCount: (count: number) => [`${count} 课时`, count === 1 ? '1 hour' : `${count} hours`],
  organiser: ['主办单位', 'Organiser'],
  code: ['证书编号', 'Certificate no.'],
  issued: ['签发日期', 'Issued'],
  print: ['打印证书', 'Print'],
  masked: ['为保护隐私，姓名部分隐藏。', 'To protect the person, the name is shown in part.'],
  check: ['核对姓名', 'Check the name'],
  checkHint: [
    '输入完整姓名即可核对；一致时显示完整姓名，并可打印。',
    'Enter the whole name. Where it is the right one, it is shown and the certificate can be printed.',
  ],
  wholeName: ['完整姓名', 'Whole name'],
  absent: (code: string) => [`没有编号为 ${code} 的证书`, `There is no certificate with the number ${code}`],
  absentHint: [
    '请对照证书核对编号；签到被撤销或报名被删除后，证书随之作废。',
    'Compare the number with that on the certificate. A certificate is void once the arrival or the sign-up was taken back.',
  ],
  lead: [
    '输入会议或培训证书上的编号，核验证书是否真实有效。',
    'Type the number of a certificate of a meeting or a training to see whether it is genuine.',
  ],
  numberHint: [
    '16 位数字和字母，印在证书上；空格、连字符和大小写不限。',
    '16 figures and letters, printed on the certificate. Spaces, dashes and case do not matter.',
  ],
  verify: ['核验', 'Check'],
  again: ['核验另一份证书', 'Check another certificate'],
});

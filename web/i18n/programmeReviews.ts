import { defineText } from '../../db/contract/words';

/** What recommending units, persons and experts of the programme read. */
export default defineText({
  password: {
    title: ['请先修改密码', 'Please change your password first'],
    lead: [
      '当前密码由项目管理办公室设置。修改为仅您本人知道的密码后，即可开始推荐与评审。',
      'The programme office set your present password. Choose one that you alone know, then your reviews open.',
    ],
    section: ['修改密码', 'Change password'],
    old: ['当前密码', 'Current password'],
    fresh: ['新密码', 'New password'],
    hint: ['至少 8 个字符，越长越安全', 'At least 8 characters; longer is safer'],
    repeat: ['再次输入新密码', 'Repeat new password'],
    change: ['修改密码', 'Change password'],
    changed: ['密码已修改', 'The password was changed'],
  },
});

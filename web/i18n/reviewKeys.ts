import { defineText } from '../../db/contract/words';

/** What the keys of the review room do. */
export default defineText({
  next: ['下一项', 'Next item'],
  previous: ['上一项', 'Previous item'],
  approve: ['通过', 'Approve'],
  return: ['退回修改：先写意见', 'Return: write the opinion first'],
  reject: ['不予通过：先写意见', 'Reject: write the opinion first'],
  template: ['为意见套用模板', 'Template for the opinion'],
  send: ['写完意见后发出决定', 'Send the decision with its opinion'],
  leave: ['离开意见栏', 'Leave the opinion'],
  undo: ['撤销刚才的通过（提示显示期间）', 'Undo the approval, while its message stands'],
  queue: ['返回审核列表', 'Back to the queue'],
  down: ['下一行', 'Next row'],
  up: ['上一行', 'Previous row'],
  open: ['打开审核', 'Open the review'],
  sendsReturn: [
    '写明原因，发布者可以看到；按 Ctrl+Enter 退回',
    'Say why, the publisher reads it; Ctrl+Enter returns the item',
  ],
  sendsReject: [
    '写明原因，发布者可以看到；按 Ctrl+Enter 不予通过',
    'Say why, the publisher reads it; Ctrl+Enter rejects the item',
  ],
  sure: ['通过这一项？', 'Approve this one?'],
  sureText: ['这一项通过后不能撤销。', 'This approval cannot be taken back.'],
});

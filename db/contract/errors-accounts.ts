/** The part of the error table about accounts and ways to sign in. */
export const accountErrors = {
  // Sign-in
  account_password_required: { zh: '请输入账号和密码！', en: 'Please enter account and password!' },
  second_factor_required: {
    zh: '请先为账号设置两步验证',
    en: 'Please set up two-step verification for your account first',
  },
  second_factor_wrong: {
    zh: '不正确或已经用过，请换一个再试',
    en: 'This is not right, or was used before: please try another one',
  },
  second_factor_expired: { zh: '验证已超时，请重新登录', en: 'This login has ended, please begin again' },
  second_factor_exists: { zh: '已设置，请先移除原有的方式', en: 'It is set up already: remove the former one first' },
  alert_messages_nowhere: {
    zh: '该账号没有可接收短信的手机号或邮箱，请先绑定手机',
    en: 'This account has neither a phone nor a mailbox: bind a phone first',
  },
  second_factor_last: {
    zh: '工作人员必须保留至少一种两步验证方式',
    en: 'Staff must keep at least one way of two-step verification',
  },
  wrong_credentials: { zh: '账号或密码错误', en: 'The account or the password is wrong' },
  credential_expired: { zh: '自动登录已失效，请重新登录', en: 'The saved login has expired, please log in again' },
  // Accounts (core§5, core§8)
  phone_number_required: { zh: '请输入手机号', en: 'Please enter phone number' },
  phone_number_invalid: { zh: '请输入正确的手机号！', en: 'Please enter a valid phone number!' },
  email_required: { zh: '请输入邮箱', en: 'Please enter your e-mail address' },
  account_required: { zh: '请输入账号', en: 'Please enter your account' },
  account_invalid: { zh: '请输入正确的手机号或邮箱', en: 'Please enter a valid phone number or e-mail address' },
  account_exists: { zh: '该账号已注册！', en: 'This account is already registered!' },
  password_required: { zh: '请输入密码', en: 'Please enter a password' },
  password_too_short: { zh: '密码至少 {min} 位', en: 'The password needs at least {min} characters' },
  password_too_long: { zh: '密码最多 {max} 位', en: 'The password may have at most {max} characters' },
  password_common: { zh: '该密码过于常见，请换一个', en: 'This password is too common, please choose another' },
  password_is_account: { zh: '密码不能与账号相同', en: 'The password must not be the account itself' },
  password_unchanged: {
    zh: '新密码不能与原密码相同',
    en: 'The new password must differ from the old one',
  },
  password_wrong: { zh: '密码不正确', en: 'The password is wrong' },
  phone_needs_code: {
    zh: '更换手机号需通过短信验证码',
    en: 'A new phone number needs the code that is sent to it',
  },
  password_again: {
    zh: '为保护您的账号，请再次输入登录密码',
    en: 'To protect your account, please enter your password again',
  },
  passwords_differ: {
    zh: '两次输入的密码不一致，请检查！',
    en: 'The two passwords do not match, please check!',
  },
  agreement_required: { zh: '请勾选同意协议', en: 'Please tick to agree to the agreement' },
  code_required: { zh: '请输入验证码', en: 'Please enter the verification code' },
  code_wrong: { zh: '验证码错误或已失效', en: 'The verification code is wrong or has expired' },
  code_not_asked: { zh: '请先获取验证码', en: 'Please ask for the verification code first' },
  message_sending_error: { zh: '短信发送错误！', en: 'Message sending error!' },
  code_sending_failed: {
    zh: '验证码发送失败，请稍后重试！',
    en: 'Verification sending failed, please try later!',
  },
  registration_failed: { zh: '注册失败！', en: 'Registration failed!' },
  verification_required: { zh: '请先完成验证', en: 'Please verify your phone number first' },
  activation_invalid: {
    zh: '激活链接无效或已过期，请重新注册',
    en: 'The activation link is invalid or has expired, please register again',
  },
  last_administrator: {
    zh: '您是唯一的平台管理员，请先授权其他管理员',
    en: 'You are the only platform administrator: grant another one first',
  },
  // Ways to sign in beside the password (core§2, core§8)
  oauth_failed: { zh: 'webOauth2 Error：微信授权失败，请重新授权', en: 'webOauth2 Error' },
  openid_taken: { zh: '该微信已绑定其他账号', en: 'This WeChat account is already bound to another account' },
  binding_number_wrong: { zh: '数字不正确，请查看手机上的提示', en: 'This is not the number on your phone' },
  binding_needs_sign_in: {
    zh: '该账号已启用两步验证，请先登录再绑定微信',
    en: 'This account uses two-step verification: log in first, then link WeChat',
  },
  qr_expired: { zh: '二维码已失效，请刷新后重新扫描', en: 'The QR code has expired, please refresh it and scan again' },
} as const;

/** The part of the error table about accounts and ways to sign in. */
export const accountErrors = {
  // Sign-in
  account_password_required: ['请输入账号和密码！', 'Please enter account and password!'],
  second_factor_required: ['请先为账号设置两步验证', 'Please set up two-step verification for your account first'],
  second_factor_wrong: [
    '不正确或已经用过，请换一个再试',
    'This is not right, or was used before: please try another one',
  ],
  second_factor_expired: ['验证已超时，请重新登录', 'This login has ended, please begin again'],
  second_factor_exists: ['已设置，请先移除原有的方式', 'It is set up already: remove the former one first'],
  alert_messages_nowhere: [
    '该账号没有可接收短信的手机号或邮箱，请先绑定手机',
    'This account has neither a phone nor a mailbox: bind a phone first',
  ],
  second_factor_last: [
    '工作人员必须保留至少一种两步验证方式',
    'Staff must keep at least one way of two-step verification',
  ],
  recovery_renewed: [
    '恢复码刚刚生成过，以当时显示的为准；如未保存，请几秒后再更换一次',
    'Recovery codes were made just now, and those count: if you did not keep them, renew them in a few seconds',
  ],
  wrong_credentials: ['账号或密码错误', 'The account or the password is wrong'],
  credential_expired: ['自动登录已失效，请重新登录', 'The saved login has expired, please log in again'],
  // Accounts (core§5, core§8)
  phone_number_required: ['请输入手机号', 'Please enter phone number'],
  phone_number_invalid: ['请输入正确的手机号！', 'Please enter a valid phone number!'],
  email_required: ['请输入邮箱', 'Please enter your e-mail address'],
  account_required: ['请输入账号', 'Please enter your account'],
  account_invalid: ['请输入正确的手机号或邮箱', 'Please enter a valid phone number or e-mail address'],
  account_exists: ['该账号已注册！', 'This account is already registered!'],
  password_required: ['请输入密码', 'Please enter a password'],
  password_too_short: ['密码至少 {min} 位', 'The password needs at least {min} characters'],
  password_too_long: ['密码最多 {max} 位', 'The password may have at most {max} characters'],
  password_common: ['该密码过于常见，请换一个', 'This password is too common, please choose another'],
  password_is_account: ['密码不能与账号相同', 'The password must not be the account itself'],
  password_unchanged: ['新密码不能与原密码相同', 'The new password must differ from the old one'],
  password_wrong: ['密码不正确', 'The password is wrong'],
  phone_needs_code: ['更换手机号需通过短信验证码', 'A new phone number needs the code that is sent to it'],
  password_again: ['为保护您的账号，请再次输入登录密码', 'To protect your account, please enter your password again'],
  passwords_differ: ['两次输入的密码不一致，请检查！', 'The two passwords do not match, please check!'],
  agreement_required: ['请勾选同意协议', 'Please tick to agree to the agreement'],
  code_required: ['请输入验证码', 'Please enter the verification code'],
  code_wrong: ['验证码错误或已失效', 'The verification code is wrong or has expired'],
  code_not_asked: ['请先获取验证码', 'Please ask for the verification code first'],
  message_sending_error: ['短信发送错误！', 'Message sending error!'],
  code_sending_failed: ['验证码发送失败，请稍后重试！', 'Verification sending failed, please try later!'],
  registration_failed: ['注册失败！', 'Registration failed!'],
  verification_required: ['请先完成验证', 'Please verify your phone number first'],
  activation_invalid: [
    '激活链接无效或已过期，请重新注册',
    'The activation link is invalid or has expired, please register again',
  ],
  last_administrator: [
    '您是唯一的平台管理员，请先授权其他管理员',
    'You are the only platform administrator: grant another one first',
  ],
  // Ways to sign in beside the password (core§2, core§8)
  oauth_failed: ['webOauth2 Error：微信授权失败，请重新授权', 'webOauth2 Error'],
  openid_taken: ['该微信已绑定其他账号', 'This WeChat account is already bound to another account'],
  binding_number_wrong: ['数字不正确，请查看手机上的提示', 'This is not the number on your phone'],
  binding_needs_sign_in: [
    '该账号已启用两步验证，请先登录再绑定微信',
    'This account uses two-step verification: log in first, then link WeChat',
  ],
  qr_expired: ['二维码已失效，请刷新后重新扫描', 'The QR code has expired, please refresh it and scan again'],
} as const;

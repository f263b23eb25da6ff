import { defineText } from '../../db/contract/words';
import { amountTold } from './amounts';

export default defineText({
  title: ['签约案例', 'Signed cases'],
  lead: ['经双方同意公开的签约。', 'Signed deals that both sides agreed to show.'],
  empty: ['还没有公开的签约案例', 'No signed case is public yet'],
  emptyHint: [
    '签约后，双方都同意公开的案例会出现在这里。',
    'Signed deals appear here once both sides agree to show them.',
  ],
  noneFound: ['这段时间没有公开的签约', 'No public case was signed then'],
  noneFoundHint: ['换一段时间，或查看全部案例。', 'Choose other days, or see all cases.'],
  noneOf: ['还没有公开的签约案例', 'No signed case is public'],
  noneOfHint: ['可查看全部案例。', 'You can see all cases.'],
  ofOrganization: ['只显示该机构的案例。', 'Cases of this organisation alone.'],
  ofExpert: ['只显示该专家所发布项目的案例。', 'Cases of what this expert published alone.'],
  showAll: ['查看全部', 'Show all'],
  provider: ['技术提供方', 'Technology from'],
  taker: ['技术承接方', 'Taken up by'],
  individual: ['个人', 'Individual'],
  amount: ['合同额', 'Contract'],
  undisclosed: ['金额未公开', 'Not disclosed'],
  sum: (value: string) => amountTold(Number(value)),
  days: ['从对接到签约', 'Contact to signing'],
  dayCount: (n: number) => [`${n} 天`, n === 1 ? '1 day' : `${n} days`],
  signed: ['签约日期', 'Signed'],
});

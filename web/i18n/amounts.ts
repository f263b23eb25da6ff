import { grouped, type Pair } from '../../db/contract/words';

/** An amount of 10,000 yuan, as it is stored; English readers are told of a million and more in millions. */
export const amountTold = (amount: number): Pair => [
  `${grouped(amount)} 万元`,
  amount >= 100
    ? `CNY ${(amount / 100).toLocaleString('en', { maximumFractionDigits: 2 })} million`
    : `CNY ${grouped(Math.round(amount * 10_000))}`,
];

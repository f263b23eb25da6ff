import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import type { ProductCard } from '../../../db/contract/products';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useNamed } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';
import { TagChip } from '../../kit/layout/StateChip';
import { useScopeNames } from './words';

const CHIPS = 2;

/** A public product as a card, which opens over the page that shows it (PUB-009). */
export function ProductTile({
  card,
  heading = 'h2',
  text,
}: {
  card: ProductCard;
  heading?: 'h2' | 'h3';
  /** What stands in place of the summary. */
  text?: string;
}) {
  const fields = useScopeNames()(card.scope).slice(0, CHIPS);
  const { lang } = useLang();
  const named = useNamed()(card);
  return (
    <InfoCard
      {...named}
      to={itemPage(ITEM.product, card.chanpin_id, card.name)}
      onOpen={() => void openDialog('productDetail', { id: card.chanpin_id })}
      image={card.cover}
      scopes={card.scope}
      media
      heading={heading}
      eyebrow={pickName(lang, card.org_name, card.org_name_en) || undefined}
      text={text || pickName(lang, card.summary, card.summary_en)}
      chips={fields.map((name) => <TagChip key={name} label={name} />)}
      footer={<span>{formatDay(card.add_time)}</span>}
    />
  );
}

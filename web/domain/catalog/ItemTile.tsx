import type { DemandCard, ResultCard } from '../../../db/contract/cards';
import tiles from '../../i18n/tiles';
import { pickName, useLang, useNamed, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';
import { TagChip } from '../../kit/layout/StateChip';
import { MarkChip } from './MarkChip';
import { usePlace, useScopeNames } from './words';

const CHIPS = 2;

export interface TileLook {
  heading?: 'h2' | 'h3';
  /** What stands in place of the summary. */
  text?: string;
}

interface TileProps extends TileLook {
  card: ResultCard | DemandCard;
  to: string;
  mark: string;
}

/** An item among others, where there is less room than in a list. */
export function ItemTile({ card, to, mark, heading = 'h3', text }: TileProps) {
  const { lang } = useLang();
  const named = useNamed();
  const scopeNames = useScopeNames();
  const place = usePlace();
  const { individual } = useText(tiles);
  const fields = scopeNames(card.scope).slice(0, CHIPS);
  return (
    <InfoCard
      {...named(card)}
      to={to}
      media
      image={card.cover}
      scopes={card.scope}
      // A line of its own for each card, so that the names of neighbours stand at one height.
      eyebrow={pickName(lang, card.org_name, card.org_name_en) || individual}
      heading={heading}
      text={text || pickName(lang, card.summary, card.summary_en) || undefined}
      chips={
        <>
          {mark ? <MarkChip label={mark} /> : null}
          {fields.map((name) => (
            <TagChip key={name} label={name} />
          ))}
        </>
      }
      footer={
        <>
          <span>{place(card)}</span>
          <span>{formatDay(card.release_time)}</span>
        </>
      }
    />
  );
}

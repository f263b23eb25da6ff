import { ORGANIZATION_KINDS } from '../../../../db/contract/enums-results';
import { slug } from '../../../../db/contract/items';
import type { OrganizationCard } from '../../../../db/contract/organizations';
import { MarkChip } from '../../../domain/catalog/MarkChip';
import { VerifiedMark } from '../../../domain/catalog/VerifiedMark';
import { useLabel, usePlace, useScopeNames } from '../../../domain/catalog/words';
import words from '../../../i18n/organizations';
import { useText } from '../../../kit/i18n';
import { InfoCard } from '../../../kit/layout/InfoCard';
import { TagChip } from '../../../kit/layout/StateChip';

const CHIPS = 2;
/** organization.type of a transfer centre: only these are marked (decision 57). */
export const CENTRE = 3;

export const organizationAddress = (id: string, name: string): string => `/organizationDetail/${id}/${slug(name)}`;

export function OrganizationTile({ card }: { card: OrganizationCard }) {
  const text = useText(words);
  const place = usePlace();
  const label = useLabel();
  const fields = useScopeNames()(card.scope).slice(0, CHIPS);
  return (
    <InfoCard
      title={card.name}
      to={organizationAddress(card.organization_id, card.name)}
      heading="h2"
      eyebrow={[label(ORGANIZATION_KINDS, card.org_type), place(card)].filter(Boolean).join(' · ')}
      text={card.summary}
      chips={
        <>
          <VerifiedMark verified={card.verified} />
          {card.type === CENTRE ? <MarkChip label={text.types[card.type] ?? ''} /> : null}
          {fields.map((name) => (
            <TagChip key={name} label={name} />
          ))}
        </>
      }
      footer={
        <>
          <span>{text.list.results(card.results)}</span>
          <span>{text.list.demands(card.demands)}</span>
        </>
      }
    />
  );
}

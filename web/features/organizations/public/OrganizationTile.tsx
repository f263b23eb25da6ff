import Button from '@mui/material/Button';
import { ORGANIZATION_KINDS } from '../../../../db/contract/enums-results';
import { slug } from '../../../../db/contract/items';
import type { OrganizationCard } from '../../../../db/contract/organizations';
import { MarkChip } from '../../../domain/catalog/MarkChip';
import { VerifiedMark } from '../../../domain/catalog/VerifiedMark';
import { useLabel, usePlace, useScopeNames } from '../../../domain/catalog/words';
import catalog from '../../../i18n/catalog';
import words from '../../../i18n/organizations';
import { openDialog } from '../../../kit/dialogs';
import { pickName, useLang, useNamed, useText } from '../../../kit/i18n';
import { InfoCard } from '../../../kit/layout/InfoCard';
import { Monogram } from '../../../kit/layout/Monogram';
import { TagChip } from '../../../kit/layout/StateChip';

const CHIPS = 2;
/** organization.type of a transfer centre: only these are marked (decision 57). */
export const CENTRE = 3;

export const organizationAddress = (id: string, name: string): string => `/organizationDetail/${id}/${slug(name)}`;

export function OrganizationTile({ card }: { card: OrganizationCard }) {
  const text = useText(words);
  const shown = useNamed()(card);
  const { lang } = useLang();
  const common = useText(catalog);
  const place = usePlace();
  const label = useLabel();
  const fields = useScopeNames()(card.scope).slice(0, CHIPS);
  return (
    <InfoCard
      {...shown}
      to={organizationAddress(card.organization_id, shown.title)}
      heading="h2"
      sign={<Monogram name={shown.title} logo={card.logo} />}
      eyebrow={[label(ORGANIZATION_KINDS, card.org_type), place(card)].filter(Boolean).join(' · ')}
      text={pickName(lang, card.summary, card.summary_en)}
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
          <span>
            {text.list.results(card.results)} · {text.list.demands(card.demands)}
          </span>
          {/* Above the link that fills the card. */}
          <Button
            size="small"
            sx={{ position: 'relative', my: -0.75 }}
            aria-label={common.quickLookAt(shown.title)}
            onClick={() => void openDialog('organizationDetail', { id: card.organization_id })}
          >
            {common.quickLook}
          </Button>
        </>
      }
    />
  );
}

import Box from '@mui/material/Box';
import { showcaseAddress } from '../../../db/contract/programme/addresses';
import type { PublishedCard } from '../../../db/contract/programme/publication';
import { useScopeNames } from '../../domain/catalog/words';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang } from '../../kit/i18n';
import { InfoCard } from '../../kit/layout/InfoCard';
import { TagChip } from '../../kit/layout/StateChip';

const CHIPS = 2;

/** A published project in a list; it opens over the list. */
export function ProjectCard({ card, heading = 'h3' }: { card: PublishedCard; heading?: 'h2' | 'h3' }) {
  const { lang } = useLang();
  const fields = useScopeNames()(card.fields).slice(0, CHIPS);
  const region = pickName(lang, card.province, card.province_en);
  return (
    <InfoCard
      title={card.name}
      to={showcaseAddress(card.id, card.name)}
      onOpen={() => void openDialog('showcase', { id: card.id })}
      heading={heading}
      eyebrow={[pickName(lang, card.org_name, card.org_name_en), region].filter(Boolean).join(' · ')}
      text={card.summary}
      chips={fields.map((name) => <TagChip key={name} label={name} />)}
      // Each on a line of its own, whatever its length: those of neighbours stand at one edge.
      footer={
        <>
          <Box sx={{ flex: '1 1 100%' }}>{card.unit ?? card.person ?? ''}</Box>
          <span>{pickName(lang, card.round.title, card.round.title_en)}</span>
        </>
      }
    />
  );
}

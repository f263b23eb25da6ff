import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { usePlace } from '../../domain/catalog/words';
import { ReasonList } from '../../domain/matching/ReasonList';
import { ScoreRing } from '../../domain/matching/ScoreRing';
import { noteOpened, useShown } from '../../domain/matching/use';
import matchingWords from '../../i18n/matching';
import words from '../../i18n/overview';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { TagChip } from '../../kit/layout/StateChip';
import type { Overview } from './duties';
import { list, Nothing, Panel, quiet, row, titleLink } from './Panel';

type Match = Overview['matches'][number];

function Row({ match: { own, found, fresh } }: { match: Match }) {
  const text = useText(words);
  const { deal } = useText(matchingWords);
  const place = usePlace();
  const { lang } = useLang();
  const name = pickName(lang, found.name, found.name_en);
  const otherType = own.item_type === ITEM.result ? ITEM.demand : ITEM.result;
  return (
    <Box component="li" sx={{ ...row, display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: 1.5 }}>
      <ScoreRing score={found.score} size={48} />
      <Box sx={{ minWidth: 0 }}>
        <Box
          component={Link}
          to={itemPage(otherType, found.id, found.name)}
          onClick={() => noteOpened(own.id, found.id)}
          sx={titleLink}
        >
          {name}
        </Box>{' '}
        {fresh ? <TagChip label={text.fresh} /> : null}
        <Box sx={quiet}>
          {[pickName(lang, found.org_name, found.org_name_en), place(found)].filter(Boolean).join(' · ')}
        </Box>
        <Box sx={{ ...quiet, mb: 0.75 }}>{text.matchFor[own.item_type](pickName(lang, own.name, own.name_en))}</Box>
        <ReasonList match={found} most={3} />
        <Button
          variant="outlined"
          size="small"
          sx={{ mt: 1 }}
          aria-label={`${deal}: ${name}`}
          onClick={() => void openDialog('startDeal', { itemType: otherType, itemId: found.id, itemName: name })}
        >
          {deal}
        </Button>
      </Box>
    </Box>
  );
}

/** What fits the newest own items, what was published lately first. */
export function Matches({ matches }: Pick<Overview, 'matches'>) {
  const text = useText(words);
  const { lang } = useLang();
  const [first] = matches;
  useShown(
    true,
    matches.map(({ own, found }, at) => ({
      itemId: own.id,
      otherId: found.id,
      position: matches.slice(0, at + 1).filter((each) => each.own.id === own.id).length,
    })),
  );
  const open = first && {
    itemType: first.own.item_type,
    itemId: first.own.id,
    name: pickName(lang, first.own.name, first.own.name_en),
  };
  return (
    <Panel
      title={text.matches(matches.filter(({ fresh }) => fresh).length)}
      action={
        open ? (
          <Button size="small" onClick={() => void openDialog('matches', open)}>
            {text.allMatches}
          </Button>
        ) : null
      }
    >
      {matches.length === 0 ? <Nothing title={text.noMatches} hint={text.noMatchesHint} /> : null}
      <Box component="ul" sx={list}>
        {matches.map((match) => (
          <Row key={match.found.id} match={match} />
        ))}
      </Box>
    </Panel>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ExpertCard } from '../../../db/contract/experts';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import words from '../../i18n/experts';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { cardLink } from '../../kit/layout/cardLink';
import { opens } from '../../kit/layout/InfoCard';
import { panel } from '../../kit/layout/panel';
import { TagChip } from '../../kit/layout/StateChip';
import { UserAvatar } from '../../kit/layout/UserAvatar';
import { usePlace, useScopeNames } from '../catalog/words';

const CHIPS = 2;

const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: count,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

interface ExpertTileProps {
  /** Where a list does not count the works, none are told. */
  card: Omit<ExpertCard, 'works'> & { works?: number };
  heading?: 'h2' | 'h3';
  /** Why this one stands here. */
  children?: ReactNode;
}

/** An expert among others: a plain click opens the dialog, the whole card is its target. */
export function ExpertTile({ card, heading: Heading = 'h3', children }: ExpertTileProps) {
  const { lang } = useLang();
  const text = useText(words);
  const place = usePlace();
  const fields = useScopeNames()(card.scope).slice(0, CHIPS);
  const name = pickName(lang, card.name, card.name_en);
  const title = pickName(lang, card.qualification, card.qualification_en);
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: 1.25,
        height: '100%',
        p: 2.5,
        ...panel,
        '&:hover, &:focus-within': { borderColor: 'brand.line', boxShadow: 'var(--card-shadow)' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <UserAvatar src={card.avatar} size={72} />
        <Box sx={{ minWidth: 0 }}>
          <Box component={Heading} sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 650, ...lines(2) }}>
            <Box
              component={Link}
              to={itemPage(ITEM.expert, card.expert_id, card.name)}
              onClick={opens(() => void openDialog('expertDetail', { expertId: card.expert_id, avatar: card.avatar }))}
              sx={cardLink}
            >
              {name}
            </Box>
          </Box>
          {title ? <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', ...lines(1) }}>{title}</Box> : null}
          {card.org_name ? (
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', ...lines(1) }}>
              {pickName(lang, card.org_name, card.org_name_en)}
            </Box>
          ) : null}
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', ...lines(2) }}>
        {pickName(lang, card.direction, card.direction_en)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {fields.map((field) => (
          <TagChip key={field} label={field} />
        ))}
      </Box>
      {children}
      <Box
        sx={{
          mt: 'auto',
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 1,
          color: 'text.secondary',
          fontSize: '0.8125rem',
        }}
      >
        <span>{place(card)}</span>
        {card.works ? <span>{text.worksCount(card.works)}</span> : null}
      </Box>
    </Box>
  );
}

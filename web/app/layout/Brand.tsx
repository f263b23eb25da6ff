import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useDoor, useFrontDoor } from '../../domain/frontDoor';
import { useRegion } from '../../domain/region';
import shell from '../../i18n/shell';
import { pickName, useLang, useText } from '../../kit/i18n';
import { clamp } from '../../kit/layout/clamp';
import { useMedia } from '../../kit/layout/useMedia';

const FALLBACK_LOGO = '/favicon.svg';

interface BrandProps {
  /** The logo alone, or with the title in two short lines. */
  compact?: boolean;
  small?: boolean;
}

/** Logo and title of the chosen region; Chinese carries the English title as a second line. */
export function Brand({ compact = false, small = false }: BrandProps) {
  const text = useText(shell);
  const { lang } = useLang();
  const { region } = useRegion();
  const abroad = useFrontDoor();
  const door = useDoor();
  const name = pickName(lang, region.name, region.en_name);
  const title = abroad
    ? text.frontDoorName
    : pickName(lang, region.title, region.title_en) || (name ? text.platformOf(name) : text.platform);
  // Beside the buttons of a narrow header, and above the rail, only two short lines have room.
  const narrow = useMedia('(max-width: 719.95px)');
  return (
    <Box
      component={Link}
      to={abroad ? door.home : '/'}
      aria-label={compact ? title : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.75, sm: 1.25 },
        minWidth: 0,
        color: 'text.primary',
        textDecoration: 'none',
      }}
    >
      <img
        src={region.logo || FALLBACK_LOGO}
        alt=""
        width={36}
        height={36}
        style={{ objectFit: 'contain', flexShrink: 0 }}
      />
      <Box sx={{ minWidth: 0, lineHeight: 1.25, display: compact ? 'none' : 'block' }}>
        <Box
          sx={{
            fontWeight: 700,
            fontSize: small
              ? '0.875rem'
              : lang === 'zh'
                ? { xs: '0.875rem', sm: '1.0625rem' }
                : { xs: '0.6875rem', sm: '0.875rem', xl: '1rem' },
            lineHeight: { xs: 1.15, sm: 1.3 },
            textWrap: 'balance',
            ...clamp(2),
            // English wraps where the menu stands beside it.
            width: lang === 'zh' || small ? undefined : { sm: 'max-content' },
            maxWidth: lang === 'zh' ? undefined : { sm: 232, xl: 260 },
          }}
        >
          {(narrow || small) && lang === 'en' ? (abroad ? text.frontDoorShort : text.shortPlatformOf(name)) : title}
        </Box>
        {lang === 'zh' && region.title_en && !small && !abroad ? (
          <Box
            lang="en"
            sx={{
              display: { xs: 'none', xl: 'block' },
              fontSize: '0.6875rem',
              color: 'text.secondary',
              letterSpacing: '0.01em',
              whiteSpace: 'nowrap',
            }}
          >
            {region.title_en}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Facet } from '../../../db/contract/catalog';
import catalog from '../../i18n/catalog';
import { useText } from '../../kit/i18n';
import { hiddenText } from '../../kit/layout/hiddenText';
import { ChevronLeftIcon, CloseIcon } from '../../kit/layout/icons';

interface FacetGroupProps {
  title: string;
  facets: readonly Facet[];
  chosen: string;
  label: (facet: Facet) => string;
  /** All values lie on one level, and keep their places when one is chosen. */
  flat?: boolean;
  /** The search string with this filter set to a value, '' to take it away. */
  to: (value: string) => string;
}

const SHOWN = 6;

const linkLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1,
  py: 0.625,
  borderRadius: 1.5,
  color: 'text.primary',
  textDecoration: 'none',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  '&:hover': { bgcolor: 'brand.tint', color: 'brand.text' },
} as const;

/** One filter: the way down to the chosen value, then what it can be narrowed to. Every value is a link. */
export function FacetGroup({ title, facets, chosen, label, flat = false, to }: FacetGroupProps) {
  const id = useId();
  const path = flat ? [] : facets.filter((facet) => facet.selected);
  const values = flat ? facets : facets.filter((facet) => !facet.selected);
  const groups = [...new Set(values.map((facet) => facet.group ?? ''))];
  if (facets.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Box component="h3" id={id} sx={{ m: 0, mb: 1, px: 1, fontSize: '0.9375rem', fontWeight: 650 }}>
        {title}
      </Box>
      {path.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {path.map((facet) =>
            facet.id === chosen ? (
              <ChosenValue key={facet.id} text={label(facet)} n={facet.n} to={to('')} />
            ) : (
              <li key={facet.id}>
                <Box component={Link} rel="nofollow" to={to(facet.id)} sx={{ ...linkLook, color: 'text.secondary' }}>
                  <ChevronLeftIcon aria-hidden sx={{ fontSize: 16 }} />
                  {label(facet)}
                </Box>
              </li>
            ),
          )}
        </Box>
      ) : null}
      <Box
        sx={
          path.length > 0
            ? { ml: 1.5, pl: 0.5, borderLeft: values.length > 0 ? 1 : 0, borderColor: 'divider' }
            : undefined
        }
      >
        {groups.length > 1 ? (
          groups.map((group, index) => (
            <GroupedValues key={group} group={group} open={index === 0}>
              <Values values={values.filter((facet) => (facet.group ?? '') === group)} label={label} to={to} />
            </GroupedValues>
          ))
        ) : (
          <Values values={values} label={label} to={to} />
        )}
      </Box>
    </Box>
  );
}

function ChosenValue({ text, n, to }: { text: string; n: number | null; to: string }) {
  const words = useText(catalog);
  return (
    <li>
      <Box
        component={Link}
        to={to}
        aria-current="true"
        sx={{ ...linkLook, bgcolor: 'brand.tint', color: 'brand.text', fontWeight: 600 }}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={hiddenText}>
            {words.removeFilter('')}
          </Box>
          {text}
        </Box>
        <Count n={n} />
        <CloseIcon aria-hidden sx={{ fontSize: 16 }} />
      </Box>
    </li>
  );
}

function GroupedValues({ group, open, children }: { group: string; open: boolean; children: ReactNode }) {
  const text = useText(catalog);
  return (
    <Box component="details" open={open} sx={{ '& + &': { mt: 0.5 } }}>
      <Box
        component="summary"
        sx={{
          px: 1,
          py: 0.75,
          cursor: 'pointer',
          borderRadius: 1.5,
          color: 'text.secondary',
          fontSize: '0.875rem',
          '&:hover': { color: 'brand.text' },
        }}
      >
        {text.groups[group] ?? group}
      </Box>
      {children}
    </Box>
  );
}

interface ValuesProps extends Pick<FacetGroupProps, 'label' | 'to'> {
  values: readonly Facet[];
}

function Values({ values, label, to }: ValuesProps) {
  const text = useText(catalog);
  const [all, setAll] = useState(false);
  // A button that would reveal one single value is longer than the value.
  const shown = all || values.length <= SHOWN + 1 ? values : values.filter((facet, at) => at < SHOWN || facet.selected);
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((facet) =>
          facet.selected ? (
            <ChosenValue key={facet.id} text={label(facet)} n={facet.n} to={to('')} />
          ) : (
            <li key={facet.id}>
              <Box component={Link} rel="nofollow" to={to(facet.id)} sx={linkLook}>
                <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {label(facet)}
                </Box>
                <Count n={facet.n} />
              </Box>
            </li>
          ),
        )}
      </Box>
      {values.length > SHOWN + 1 ? (
        <Box
          component="button"
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          sx={{
            ...linkLook,
            border: 0,
            bgcolor: 'transparent',
            color: 'brand.text',
            cursor: 'pointer',
            font: 'inherit',
            fontSize: '0.875rem',
          }}
        >
          {all ? text.fewerValues : text.moreValues}
        </Box>
      ) : null}
    </>
  );
}

function Count({ n }: { n: number | null }) {
  if (n === null) return null;
  return (
    <Box
      component="span"
      sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}
    >
      {n}
    </Box>
  );
}

/** Stands in for the ripples of buttons, which the theme switches off. */
export default function NoRipple() {
  return null;
}

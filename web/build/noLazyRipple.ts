const nothing = () => undefined;
const none = { ref: null, shouldMount: false, start: nothing, stop: nothing, pulsate: nothing };

/** Stands in for what fetches the ripples of buttons when they are first pressed: the theme switches them off. */
export default () => none;

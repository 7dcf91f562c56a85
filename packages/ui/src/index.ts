import './styles/reset.css.js';
import './theme/themes.css.js';

export { Actions, type ActionsProps } from './components/Stack/Actions.js';
export { Button, type ButtonProps } from './components/Button/Button.js';
export { ButtonLink, type ButtonLinkProps, type LinkTarget } from './components/Button/ButtonLink.js';
export { Flag, type FlagName, type FlagProps } from './components/Flag/Flag.js';
export { Heading, type HeadingProps } from './components/Heading/Heading.js';
export { Icon, type IconName, type IconProps } from './components/Icon/Icon.js';
export { PendingFact, type PendingFactProps } from './components/PendingFact/PendingFact.js';
export { Stack, type Space, type StackProps } from './components/Stack/Stack.js';
export { Text, type TextProps } from './components/Text/Text.js';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden.js';

import { addons } from 'storybook/manager-api';
import { theme } from './theme.js';
import './words/register.js';

addons.setConfig({ theme });

// The drawings of this game, for every page of it but the first.

import icons from "../../../generated/icons-vale.json";
import { add } from "../../../kit/icons";

add(icons);

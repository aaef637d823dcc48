// The drawings of every page but the first, which is to be there soon.

import common from "../generated/icons-common.json";
import { add } from "./icons";

add(common);

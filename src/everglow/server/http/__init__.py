"""HTTP: routes, request bodies, responses, cookies, limits and the process around them."""

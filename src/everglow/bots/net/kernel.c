/* Kernel of the nets that judge positions: whole numbers only, so that every machine finds the same.
 *
 * A row is a list of ints, each `place * 4096 + 2048 + amount`; the first tells how many play. The first
 * layer adds up the weights of the few places that are not zero; the others are dense. Weights have
 * a scale of 512 and amounts one of 256, so that sums have one of 2^17. With at most 500 numbers a layer, no
 * larger than 2047, no sum leaves 32 bits. `twin.py` computes the same in Python.
 *
 * Bots judge positions one after the other that differ little. So a net keeps the first layer's sums of the
 * last row, and adds up only what is different in the next; whole numbers make that exact.
 */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

/* The sums are compiled twice where the machine can choose: wider registers, the same numbers. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

#define SPAN 4096
#define HALF 2048
#define MOST 2047
#define WIDEST 500
#define MOST_BIAS (1 << 24)
#define SHIFT 9
#define LAYERS 6
#define SEATS 4
#define STEPS 4096
#define RATIO 1069555701 /* exp(-1/256), of 2^30 */

static int64_t powers[STEPS + 1]; /* of exp(-1/256), of 2^30 */

typedef struct {
    PyObject_HEAD
    int layers;
    int sizes[LAYERS + 1];
    int16_t *weights[LAYERS]; /* the first by input, the others by output */
    int32_t *biases[LAYERS];
    int32_t *amounts;      /* of the last row, by place */
    int32_t *wanted;       /* of the row that is read; nothing but 0 between two rows */
    int places[WIDEST];    /* of the last row */
    int length;            /* ... and how many they are */
    int32_t first[WIDEST]; /* sums of the first layer for it */
} Net;

static int16_t small_at(const unsigned char *at) { return (int16_t)(uint16_t)(at[0] | at[1] << 8); }

static int32_t large_at(const unsigned char *at) {
    return (int32_t)((uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24);
}

static int fill_layer(Net *net, int layer, const unsigned char **at) {
    Py_ssize_t count = (Py_ssize_t)net->sizes[layer] * net->sizes[layer + 1];
    int16_t *weights = net->weights[layer] = PyMem_Malloc(count * sizeof(int16_t));
    int32_t *biases = net->biases[layer] = PyMem_Malloc(net->sizes[layer + 1] * sizeof(int32_t));
    if (weights == NULL || biases == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++, *at += 2) {
        weights[i] = small_at(*at);
        if (weights[i] > MOST || weights[i] < -MOST) {
            PyErr_SetString(PyExc_ValueError, "a weight is too large");
            return -1;
        }
    }
    for (int i = 0; i < net->sizes[layer + 1]; i++, *at += 4) {
        biases[i] = large_at(*at);
        if (biases[i] > MOST_BIAS || biases[i] < -MOST_BIAS) {
            PyErr_SetString(PyExc_ValueError, "a bias is too large");
            return -1;
        }
    }
    return 0;
}

static int read_sizes(Net *net, PyObject *sizes, Py_ssize_t *wanted) {
    net->layers = (int)PyList_GET_SIZE(sizes) - 1;
    if (net->layers < 1 || net->layers > LAYERS) {
        PyErr_SetString(PyExc_ValueError, "too few or too many layers");
        return -1;
    }
    for (int i = 0; i <= net->layers; i++) {
        long size = PyLong_AsLong(PyList_GET_ITEM(sizes, i));
        if (size == -1 && PyErr_Occurred()) return -1;
        if (size < 1 || size > (i == 0 ? 100000 : WIDEST)) {
            PyErr_SetString(PyExc_ValueError, "a layer is too small or too large");
            return -1;
        }
        net->sizes[i] = (int)size;
        if (i) *wanted += 2 * (Py_ssize_t)net->sizes[i - 1] * size + 4 * size;
    }
    return 0;
}

/* Forgets the last row: the sums are those of a row without numbers. */
static void forget(Net *net) {
    for (int i = 0; i < net->length; i++) net->amounts[net->places[i]] = 0;
    net->length = 0;
    memcpy(net->first, net->biases[0], net->sizes[1] * sizeof(int32_t));
}

static int make_memory(Net *net) {
    net->amounts = PyMem_Calloc(net->sizes[0], sizeof(int32_t));
    net->wanted = PyMem_Calloc(net->sizes[0], sizeof(int32_t));
    if (net->amounts == NULL || net->wanted == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    forget(net);
    return 0;
}

static int Net_init(Net *net, PyObject *args, PyObject *keywords) {
    PyObject *sizes;
    Py_buffer weights;
    Py_ssize_t wanted = 0;
    int failed = 0;
    if (net->layers || !PyArg_ParseTuple(args, "O!y*", &PyList_Type, &sizes, &weights)) {
        if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "a net is made once");
        return -1;
    }
    failed = read_sizes(net, sizes, &wanted);
    if (!failed && wanted != weights.len) {
        PyErr_SetString(PyExc_ValueError, "too few or too many weights");
        failed = -1;
    }
    const unsigned char *at = weights.buf;
    for (int layer = 0; layer < net->layers && !failed; layer++) failed = fill_layer(net, layer, &at);
    PyBuffer_Release(&weights);
    return failed ? failed : make_memory(net);
}

static void Net_dealloc(Net *net) {
    for (int layer = 0; layer < LAYERS; layer++) {
        PyMem_Free(net->weights[layer]);
        PyMem_Free(net->biases[layer]);
    }
    PyMem_Free(net->amounts);
    PyMem_Free(net->wanted);
    Py_TYPE(net)->tp_free((PyObject *)net);
}

/* Adds a place's weights, each as often as its amount says. */
WIDE static void add(int32_t *sums, const int16_t *weights, int16_t amount, int width) {
    for (int i = 0; i < width; i++) sums[i] += (int32_t)amount * weights[i];
}

/* Changes the amount at a place of the last row. */
static void change(Net *net, int place, int32_t amount) {
    int width = net->sizes[1];
    int32_t more = amount - net->amounts[place];
    while (more) {
        int16_t step = (int16_t)(more > INT16_MAX ? INT16_MAX : more < -INT16_MAX ? -INT16_MAX : more);
        add(net->first, net->weights[0] + (Py_ssize_t)place * width, step, width);
        more -= step;
    }
    net->amounts[place] = amount;
}

/* Reads a row into `places` and `wanted`. Returns its length, or -1 if it cannot be. */
static int read_row(Net *net, PyObject *row, int *places) {
    Py_ssize_t length = PyList_GET_SIZE(row);
    if (length < 1 || length > WIDEST) {
        PyErr_SetString(PyExc_ValueError, "a row is too short or too long");
        return -1;
    }
    for (int i = 0; i < length; i++) {
        long number = PyLong_AsLong(PyList_GET_ITEM(row, i));
        long place = number / SPAN;
        if (number < 0 || place >= net->sizes[0] || number % SPAN == 0) {
            if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "a place or an amount is out of range");
            while (i--) net->wanted[places[i]] = 0;
            return -1;
        }
        places[i] = (int)place;
        net->wanted[place] += (int32_t)(number % SPAN - HALF);
    }
    return (int)length;
}

/* How many places have other amounts than in the last row. */
static int differences(const Net *net, const int *places, int length) {
    int found = 0;
    for (int i = 0; i < length; i++) found += net->wanted[places[i]] != net->amounts[places[i]];
    for (int i = 0; i < net->length; i++) found += net->wanted[net->places[i]] == 0;
    return found;
}

/* The first layer: only the places of the row. What left the row goes first, so that no sum grows too large.
 * Returns how many play, or -1. */
static int gather(Net *net, PyObject *row, int32_t *sums) {
    int places[WIDEST];
    int length = read_row(net, row, places);
    if (length < 0) return -1;
    if (differences(net, places, length) > length) forget(net);
    for (int i = 0; i < net->length; i++)
        if (net->wanted[net->places[i]] == 0) change(net, net->places[i], 0);
    for (int i = 0; i < length; i++) change(net, places[i], net->wanted[places[i]]);
    for (int i = 0; i < length; i++) net->wanted[places[i]] = 0;
    memcpy(net->places, places, length * sizeof(int));
    net->length = length;
    memcpy(sums, net->first, net->sizes[1] * sizeof(int32_t));
    return places[0] + 2;
}

/* What a sum is worth to the next layer. */
static int16_t activation(int32_t sum) {
    if (sum <= 0) return 0;
    sum >>= SHIFT;
    return (int16_t)(sum > MOST ? MOST : sum);
}

WIDE static void compute_layer(const Net *net, int layer, int32_t *sums) {
    int16_t active[WIDEST];
    int inputs = net->sizes[layer];
    for (int i = 0; i < inputs; i++) active[i] = activation(sums[i]);
    for (int j = 0; j < net->sizes[layer + 1]; j++) {
        const int16_t *weights = net->weights[layer] + (Py_ssize_t)j * inputs;
        int32_t sum = net->biases[layer][j];
        for (int i = 0; i < inputs; i++) sum += (int32_t)active[i] * weights[i];
        sums[j] = sum;
    }
}

static int compute(Net *net, PyObject *row, int32_t *sums) {
    if (!PyList_Check(row)) {
        PyErr_SetString(PyExc_TypeError, "a row is a list");
        return -1;
    }
    int seats = gather(net, row, sums);
    for (int layer = 1; layer < net->layers && seats > 0; layer++) compute_layer(net, layer, sums);
    return seats;
}

/* exp(-behind / 2^17), of 2^30 */
static int64_t power(int64_t behind) {
    int64_t step = behind >> SHIFT;
    if (step >= STEPS) return 0;
    return powers[step] - ((powers[step] - powers[step + 1]) * (behind & ((1 << SHIFT) - 1)) >> SHIFT);
}

static PyObject *Net_share(Net *net, PyObject *row) {
    int32_t sums[WIDEST];
    int seats = compute(net, row, sums);
    if (seats < 0) return NULL;
    if (seats > SEATS || seats > net->sizes[net->layers]) {
        PyErr_SetString(PyExc_ValueError, "a row tells first how many play");
        return NULL;
    }
    int64_t best = sums[0], all = 0;
    for (int i = 1; i < seats; i++) best = sums[i] > best ? sums[i] : best;
    for (int i = 0; i < seats; i++) all += power(best - sums[i]);
    return PyLong_FromLongLong((power(best - sums[0]) << 20) / all);
}

static PyObject *Net_outputs(Net *net, PyObject *row) {
    int32_t sums[WIDEST];
    if (compute(net, row, sums) < 0) return NULL;
    int count = net->sizes[net->layers];
    PyObject *found = PyList_New(count);
    for (int i = 0; found != NULL && i < count; i++) {
        PyObject *sum = PyLong_FromLong(sums[i]);
        if (sum == NULL) Py_CLEAR(found);
        else PyList_SET_ITEM(found, i, sum);
    }
    return found;
}

static PyMethodDef methods[] = {
    {"share", (PyCFunction)Net_share, METH_O, "Share of the victory of the seat that judges, of 2^20."},
    {"outputs", (PyCFunction)Net_outputs, METH_O, "Sums of the last layer, of 2^17."},
    {NULL},
};

static PyTypeObject NetType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "everglow.bots.net.kernel.Net",
    .tp_basicsize = sizeof(Net),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Net of so many inputs, hidden and output numbers, made of the bytes of its weights.",
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)Net_init,
    .tp_dealloc = (destructor)Net_dealloc,
    .tp_methods = methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "kernel", "Kernel of nets, in C.", -1, NULL};

PyMODINIT_FUNC PyInit_kernel(void) {
    powers[0] = 1 << 30;
    for (int i = 0; i < STEPS; i++) powers[i + 1] = powers[i] * RATIO >> 30;
    if (PyType_Ready(&NetType) < 0) return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made == NULL) return NULL;
    Py_INCREF(&NetType);
    if (PyModule_AddObject(made, "Net", (PyObject *)&NetType) < 0) {
        Py_DECREF(&NetType);
        Py_CLEAR(made);
    }
    return made;
}
